// What the build writes in front of the worker.

/** The address of a file and, where the address does not tell, the hash of what it holds. */
export type Listed = readonly [path: string, hash?: string];

declare const LIST: Readonly<Record<string, readonly Listed[]>>;
declare const VERSION: string;

/** What all languages share. */
export const COMMON = 'common';
export const list = LIST;
export const languages = Object.keys(LIST).filter(part => part !== COMMON);

const PREFIX = 'korong-';
/** Every version has a cache of its own, so that a page never gets halves of two versions. */
export const CACHE = PREFIX + VERSION;
export const isOurs = (cache: string): boolean => cache.startsWith(PREFIX);

/** The language that an address begins with. */
export const languageOf = (path: string): string | undefined =>
  languages.find(code => path.startsWith(`/${code}/`));
