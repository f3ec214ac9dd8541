import type { ChangedStudy, NewStudy, SavedStudy, Study } from '@korong/protocol';
import { MAX_STUDY_SIZE, MAX_CHAPTER_LENGTH, MAX_CHAPTERS } from '@korong/protocol/http';
import { err, ok, type Result } from '@korong/rules';
import type { Records } from '../records/index.js';
import { newGameId } from '../rooms/ids.js';
import type { StudyChapter, StudyContent, StudyStore } from '../store/studyStores.js';

/** All studies of one account. */
const MAX_BYTES = 10_000_000;

/** Why a study was not saved. */
export interface StudyProblem {
  readonly code: 'STUDY_NOT_FOUND' | 'BAD_STUDY' | 'STUDY_TOO_LARGE' | 'STUDY_CHANGED' | 'TOO_MANY_STUDIES';
  readonly reason?: { readonly code: string };
}

export interface Studies {
  create(owner: string, study: NewStudy): Promise<Result<SavedStudy, StudyProblem>>;
  /** The study, if the viewer may see it. */
  read(id: string, viewer: string | undefined): Promise<Result<Study, StudyProblem>>;
  change(id: string, owner: string, study: ChangedStudy): Promise<Result<SavedStudy, StudyProblem>>;
}

interface StudyDeps {
  readonly store: StudyStore;
  readonly records: Pick<Records, 'chapters'>;
  /** How many one account may have. */
  readonly most: number | undefined;
}

export const createStudies = ({ store, records, most }: StudyDeps): Studies => {
  const bounds = { studies: most, bytes: MAX_BYTES };

  /** Only texts that are not kept as they are have to be read. */
  const contentOf = async (
    { title, visibility, chapters }: NewStudy,
    kept: readonly StudyChapter[],
  ): Promise<Result<StudyContent, StudyProblem>> => {
    if (isTooLarge(chapters)) return err({ code: 'STUDY_TOO_LARGE' });
    const known = new Map(kept.map(chapter => [chapter.text, chapter]));
    const fresh = chapters.map(({ text }, index) => ({ text, index })).filter(({ text }) => !known.has(text));
    const reading = fresh.length === 0 ? ok([]) : await records.chapters(fresh.map(({ text }) => text));
    if (!reading.ok) {
      const { chapter, ...refusal } = reading.error;
      return err({
        code: 'BAD_STUDY',
        reason: { ...refusal, chapter: fresh[chapter - 1]!.index + 1 } as never,
      });
    }
    const read = new Map(fresh.map(({ index }, i) => [index, reading.value[i]!]));
    const whole = chapters.map(({ title: own, text }, i) => {
      const { game, text: canonical } = read.get(i) ?? known.get(text)!;
      return { title: own, game, text: canonical };
    });
    return isTooLarge(whole) ? err({ code: 'STUDY_TOO_LARGE' }) : ok({ title, visibility, chapters: whole });
  };

  return {
    create: async (owner, study) => {
      const content = await contentOf(study, []);
      if (!content.ok) return content;
      const id = newGameId();
      const added = await store.add(id, owner, content.value, bounds);
      if (added === 'added') return ok({ id, revision: 1 });
      return err({ code: added === 'tooMany' ? 'TOO_MANY_STUDIES' : 'STUDY_TOO_LARGE' });
    },
    read: async (id, viewer) => {
      const study = await store.find(id);
      const open = study !== undefined && (study.visibility !== 'private' || study.owner.id === viewer);
      return open ? ok(study as Study) : err({ code: 'STUDY_NOT_FOUND' });
    },
    change: async (id, owner, { revision, ...study }) => {
      const kept = await store.find(id);
      if (kept?.owner.id !== owner) return err({ code: 'STUDY_NOT_FOUND' });
      const content = await contentOf(study, kept.chapters);
      if (!content.ok) return content;
      const changed = await store.change(id, owner, revision, content.value, bounds);
      if (changed === 'changed') return ok({ id, revision: revision + 1 });
      if (changed === 'tooLarge') return err({ code: 'STUDY_TOO_LARGE' });
      const newer = await store.find(id);
      if (newer?.owner.id !== owner) return err({ code: 'STUDY_NOT_FOUND' });
      // The same change again, whose first answer was lost on the way.
      if (newer.revision === revision + 1 && isEqual(newer, content.value))
        return ok({ id, revision: revision + 1 });
      return err({ code: 'STUDY_CHANGED', reason: { code: 'STUDY_CHANGED', study: newer } as never });
    },
  };
};

const isTooLarge = (chapters: readonly { readonly text: string }[]): boolean =>
  chapters.length > MAX_CHAPTERS ||
  chapters.some(({ text }) => text.length > MAX_CHAPTER_LENGTH) ||
  chapters.reduce((sum, { text }) => sum + text.length, 0) > MAX_STUDY_SIZE;

const isEqual = (a: StudyContent, b: StudyContent): boolean =>
  a.title === b.title &&
  a.visibility === b.visibility &&
  JSON.stringify(a.chapters) === JSON.stringify(b.chapters);
