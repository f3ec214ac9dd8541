// Answers a request: from the cache first, then from the network.
import { keep, keptLanguages } from './keep.js';
import { CACHE, languageOf, list } from './list.js';
import { remember } from './missed.js';

/** Equivalent addresses of a page. */
const pathOf = (path: string): string => {
  if (path === '/') return '/index.html';
  if (path !== '/index.html' && path.endsWith('/index.html')) return path.slice(0, -'index.html'.length);
  return languageOf(`${path}/`) !== undefined && !path.endsWith('/') && !path.includes('.')
    ? `${path}/`
    : path;
};

/**
 * A cached response as the server would send it now. One from an earlier version may lack the headers that isolate a page, and a page that
 * is isolated takes no worker without them.
 */
const isolated = (response: Response, status = response.status): Response => {
  const headers = new Headers(response.headers);
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-embedder-policy', 'require-corp');
  return new Response(response.body, { status, headers });
};

export const answerFile = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  // An open page may request a file of its own version, so all caches are searched for hashed files.
  const found = pathname.startsWith('/assets/')
    ? await caches.match(pathname)
    : await (await caches.open(CACHE)).match(pathname);
  return found ? isolated(found) : fetch(request);
};

/** The cached language that the reader likes best. */
const keptLanguage = async (): Promise<string | undefined> => {
  const kept = await keptLanguages();
  const liked = navigator.languages.map(tag => tag.slice(0, 2));
  return liked.find(code => kept.includes(code)) ?? kept[0];
};

/**
 * The page is not cached and there is no network: the page of the game that a link names, the same page in a cached language, or
 * "not found".
 */
const withoutNetwork = async (cache: Cache, path: string): Promise<Response> => {
  const language = languageOf(path);
  const rest = language === undefined ? path : path.slice(language.length + 2);
  const kept = await keptLanguage();
  if (kept === undefined) return Response.error();
  const game = /^\/g\/(\w+)$/.exec(path)?.[1];
  if (game !== undefined) return Response.redirect(`/${kept}/game/#${game}`);
  const instead = `/${kept}/${rest}`;
  if (language !== undefined && (await cache.match(instead))) {
    remember(instead, language);
    return Response.redirect(instead);
  }
  const lost = await cache.match(`/${kept}/404.html`);
  return lost ? isolated(lost, 404) : Response.error();
};

/** `later` keeps the worker alive for work after the answer. */
export const answerPage = async (
  request: Request,
  later: (work: Promise<void>) => void,
): Promise<Response> => {
  const path = pathOf(new URL(request.url).pathname);
  const cache = await caches.open(CACHE);
  const found = await cache.match(path);
  if (found) return isolated(found);
  try {
    const response = await fetch(request);
    const language = languageOf(path);
    if (language !== undefined && response.ok && list[language]?.some(([listed]) => listed === path)) {
      // Fails if the server has a newer version by now; then the newer worker does it.
      later(keep(language).catch(() => undefined));
    }
    return response;
  } catch {
    return withoutNetwork(cache, path);
  }
};
