// Fills the cache of this version. A part counts only if it is complete.
import { CACHE, COMMON, isOurs, languageOf, languages, list, type Listed } from './list.js';

const AT_A_TIME = 6;
const HASH_LENGTH = 10;

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH);
};

/** A file of this version. The hash reveals a server that already has the next one. */
const fetchListed = async ([path, hash]: Listed): Promise<Response> => {
  const response = await fetch(path, { cache: hash === undefined ? 'default' : 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  if (hash !== undefined && (await hashOf(await response.clone().arrayBuffer())) !== hash) {
    throw new Error(`${path} belongs to another version`);
  }
  return response;
};

const keepOne = async (cache: Cache, listed: Listed): Promise<void> => {
  const [path, hash] = listed;
  if (await cache.match(path)) return;
  // A file with its hash in its name may come from an earlier version.
  const here = hash === undefined ? await caches.match(path) : undefined;
  await cache.put(path, here ?? (await fetchListed(listed)));
};

/** Caches a part: `common`, or a language. */
export const keep = async (part: string): Promise<void> => {
  const cache = await caches.open(CACHE);
  const waiting = [...(list[part] ?? [])];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keepOne(cache, next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
};

/** The languages with pages in a cache, found by their home page. */
const keptIn = async (name: string): Promise<string[]> => {
  const cache = await caches.open(name);
  const found = await Promise.all(
    languages.map(async code => ((await cache.match(`/${code}/`)) ? code : '')),
  );
  return found.filter(code => code !== '');
};

export const keptLanguages = (): Promise<string[]> => keptIn(CACHE);

/** Everything a new version needs before it may take over: the common part, and the languages in use. */
export const keepAll = async (open: readonly { readonly url: string }[]): Promise<void> => {
  const inUse = open.map(({ url }) => languageOf(new URL(url).pathname)).filter(code => code !== undefined);
  const before = (await Promise.all((await caches.keys()).filter(isOurs).map(keptIn))).flat();
  for (const part of new Set([COMMON, ...inUse, ...before])) await keep(part);
};
