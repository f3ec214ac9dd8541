import type { Language } from './languages.js';

/** Each language by the name its speakers know. A file of its own: few pages say them in a browser. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  pl: 'Polski',
  hu: 'Magyar',
  uk: 'Українська',
};
