/** The languages there are. English comes first: the others are translated from it. */
export const languages = ['en', 'de', 'fr', 'it', 'nl', 'es', 'pl', 'hu', 'uk'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.includes(text as Language);
