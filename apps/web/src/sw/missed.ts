// A page that opened in another language than its address named hears of it once it listens.
import { keptLanguages } from './keep.js';

/** By the address that was opened, the language that is not here. */
const missed = new Map<string, string>();

/** `language` was asked for, and `path` is opened instead. */
export const remember = (path: string, language: string): void => {
  missed.set(path, language);
};

export const tellMissed = async (page: Client): Promise<void> => {
  const { pathname } = new URL(page.url);
  const language = missed.get(pathname);
  if (language === undefined) return;
  missed.delete(pathname);
  page.postMessage({ kind: 'missing', language, kept: await keptLanguages() });
};
