// An analysis of this device, saved on the server: as a new study, or as one more chapter.
import type { NewStudy, SavedStudy, StudySummary } from '@korong/protocol';
import type { Chapter } from '@korong/study';
import type { Answer } from '../../api/request.js';
import { newerStudy, type StudyApi } from '../../api/studyApi.js';
import { contentOf, insertChapter, newChapter, sentOf, textOf } from './content.js';
import { limitOf, type Limit } from './limits.js';

export type Saving =
  | { readonly ok: true; readonly id: string; readonly chapter: number }
  | { readonly ok: false; readonly limit: Limit }
  | (Extract<Answer<never>, { ok: false }> & { readonly limit?: undefined });

/** All studies of an account; lists have fifty at a time. */
export const studiesOf = async (
  api: Pick<StudyApi, 'studies'>,
  owner: string,
): Promise<Answer<readonly StudySummary[]>> => {
  const all: StudySummary[] = [];
  let after: string | undefined;
  do {
    const page = await api.studies({ owner, ...(after !== undefined && { after }) });
    if (!page.ok) return page;
    all.push(...page.value.studies);
    after = page.value.next;
  } while (after !== undefined);
  return { ok: true, value: all };
};

export const saveAsStudy = async (
  api: Pick<StudyApi, 'createStudy'>,
  about: Pick<NewStudy, 'title' | 'visibility'>,
  chapter: { readonly title: string; readonly chapter: Chapter },
): Promise<Saving> => {
  const chapters = [{ title: chapter.title, text: textOf(chapter.chapter) }];
  const limit = limitOf(chapters);
  if (limit) return { ok: false, limit };
  const answer = await api.createStudy({ ...about, chapters });
  return answer.ok ? { ok: true, id: answer.value.id, chapter: 1 } : answer;
};

/** Appending overwrites nothing, so it is done again on a revision that came in between. */
export const saveAsChapter = async (
  api: Pick<StudyApi, 'study' | 'changeStudy'>,
  id: string,
  { title, chapter }: { readonly title: string; readonly chapter: Chapter },
): Promise<Saving> => {
  const read = await api.study(id);
  if (!read.ok) return read;
  const added = newChapter(title, chapter);
  for (let study = read.value; ;) {
    const content = insertChapter(contentOf(study), added);
    const limit = limitOf(content.chapters);
    if (limit) return { ok: false, limit };
    const change = { ...sentOf(content), revision: study.revision };
    const answer: Answer<SavedStudy> = await api.changeStudy(id, change);
    if (answer.ok) return { ok: true, id, chapter: content.chapters.length };
    const newer = newerStudy(answer.error);
    if (!newer) return answer;
    study = newer;
  }
};
