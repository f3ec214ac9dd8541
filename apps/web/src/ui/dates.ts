import { language } from '../frame/i18n.js';

/**
 * The reader's own form of the page's language, such as en-US or de-AT, for dates and times. English without a region is British, as
 * its spelling is.
 */
export const locale = (wanted: readonly string[] = navigator.languages): string => {
  const own = wanted.find(tag => tag.startsWith(`${language()}-`));
  return own ?? (language() === 'en' ? 'en-GB' : language());
};
