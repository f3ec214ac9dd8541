// The service worker: after the first visit everything works without a network. A new version is fetched as a whole and
// waits; it takes over when a reader says so or when no page is open. Pages that are open keep what they came with.
import { answerFile, answerPage } from './answer.js';
import { keep, keepAll } from './keep.js';
import { languages } from './list.js';
import { sweep } from './sweep.js';

const worker = self as unknown as ServiceWorkerGlobalScope;

type Told =
  | { readonly kind: 'takeOver' }
  | { readonly kind: 'hello' }
  | { readonly kind: 'keep'; readonly language: string };

worker.addEventListener('install', event => {
  const all = worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(all.then(keepAll));
});

worker.addEventListener('activate', event => {
  event.waitUntil(worker.clients.claim().then(() => sweep(worker)));
});

worker.addEventListener('message', event => {
  const told = event.data as Told;
  if (told.kind === 'takeOver') event.waitUntil(worker.skipWaiting());
  if (told.kind === 'hello') event.waitUntil(sweep(worker));
  if (told.kind === 'keep' && languages.includes(told.language)) {
    const answer = (kept: boolean): void => event.ports[0]?.postMessage(kept);
    event.waitUntil(
      keep(told.language).then(
        () => {
          answer(true);
        },
        () => {
          answer(false);
        },
      ),
    );
  }
});

/** What only the server knows is never kept and never answered for it: its API, and links to games. */
const isServers = (path: string): boolean => /^\/(api|g|metrics)(\/|$)/.test(path);

worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || isServers(url.pathname)) return;
  const later = (work: Promise<void>): void => {
    event.waitUntil(work);
  };
  event.respondWith(request.mode === 'navigate' ? answerPage(request, later) : answerFile(request));
});
