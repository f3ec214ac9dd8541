// Opens the study that an address names, `#study=ID&chapter=N`. What was not sent yet opens without the server, too.
import type { Study } from '@korong/protocol';
import type { Refusal } from '@korong/rules';
import { readChapter } from '@korong/study';
import { api, type ApiError } from '../../api/api.js';
import { studyApi } from '../../api/studyApi.js';
import { knownYou } from '../../frame/you.js';
import type { Opened } from '../open.js';
import { StudySession, type SessionDeps } from './session.js';
import { unsentCopies, type UnsentCopy } from './unsent.js';

/** Why a study was not opened. `mayBeYours`: nobody is signed in, and a private study is found by its owner alone. */
export interface StudyProblem {
  readonly error: ApiError;
  readonly mayBeYours: boolean;
}

export type OpenedStudy =
  | { readonly ok: true; readonly session: StudySession }
  | { readonly ok: false; readonly problem: StudyProblem };

/** The study as this device last knew it. */
const studyOf = ({ study: id, owner, revision, base, changed }: UnsentCopy): Study => {
  const { title, visibility } = base;
  const chapters = base.chapters.map(({ key: _, ...chapter }) => chapter);
  return { id, owner, revision, title, visibility, chapters, createdAt: changed, updatedAt: changed };
};

export const openStudy = async (id: string, shown: SessionDeps['shown']): Promise<OpenedStudy> => {
  const [study, me, left] = await Promise.all([studyApi.study(id), api.me(), unsentCopies.list(id)]);
  const deps: SessionDeps = {
    api: studyApi,
    copies: unsentCopies,
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => {
        clearTimeout(timer);
      };
    },
    now: () => Date.now(),
    shown,
  };
  if (study.ok && me.ok) {
    const isMine = study.value.owner.id === me.value.player?.id;
    return { ok: true, session: new StudySession(study.value, isMine, isMine ? left : [], deps) };
  }
  const error = study.ok ? (me.ok ? undefined : me.error) : study.error;
  const own = left.find(({ owner }) => owner.id === knownYou()?.id);
  if (error?.code === 'UNREACHABLE' && own)
    return { ok: true, session: new StudySession(studyOf(own), true, left, deps) };
  const isGuest = me.ok && me.value.player?.account !== true;
  return {
    ok: false,
    problem: { error: error!, mayBeYours: error?.code === 'STUDY_NOT_FOUND' && isGuest },
  };
};

/** Chapter `n` for the board, or why its text cannot be read. */
export const openChapter = (
  session: StudySession,
  n: number,
): { readonly ok: true; readonly value: Opened } | { readonly ok: false; readonly error: Refusal } => {
  const { title, text } = session.choose(n);
  const read = readChapter(text);
  if (!read.ok) return read;
  const name = `${session.content.title}: ${title}`;
  return { ok: true, value: { chapter: read.value, path: [], saved: { id: session.id, name } } };
};
