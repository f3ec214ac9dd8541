// What the pages say of studies.
import type { ApiError } from '../../api/api.js';
import type { Translate } from '../../frame/i18n.js';
import { locale } from '../../ui/dates.js';
import { errorWords } from '../../ui/formWords.js';
import { MAX_STUDY_SIZE, MAX_CHAPTER_LENGTH, MAX_CHAPTERS, type Limit } from './limits.js';

type T = Translate<'studies'>;

const numberText = (n: number): string => new Intl.NumberFormat(locale()).format(n);

export const limitWords = (t: T, limit: Limit): string => {
  if (limit.kind === 'chapters') return t('limit.chapters', { most: MAX_CHAPTERS });
  const size = numberText(limit.size);
  return limit.kind === 'study'
    ? t('limit.study', { size, most: numberText(MAX_STUDY_SIZE) })
    : t('limit.chapter', { n: limit.chapter, size, most: numberText(MAX_CHAPTER_LENGTH) });
};

/** All limits in one sentence. */
export const limitsWords = (t: T): string =>
  t('limit.note', {
    chapters: MAX_CHAPTERS,
    chapter: numberText(MAX_CHAPTER_LENGTH),
    study: numberText(MAX_STUDY_SIZE),
  });

/** Why a study was not saved, with the chapter that is meant. */
export const problemWords = (t: Translate<'studies' | 'account' | 'protocol'>, error: ApiError): string => {
  const words = errorWords(t, error);
  const chapter = error.reason?.chapter;
  return typeof chapter === 'number' ? t('state.bad', { n: chapter, reason: words }) : words;
};

/** Whether signing in is what helps. */
export const needsSignIn = ({ code }: ApiError): boolean => code === 'NO_SESSION' || code === 'NEEDS_ACCOUNT';
