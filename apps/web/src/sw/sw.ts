// The service worker: after the first visit everything works offline. A new version is fetched whole and waits; it takes over
// when the reader agrees or when no page is open. Open pages keep their version.
import { answerFile, answerPage } from './answer.js';
import { keep, keepAll } from './keep.js';
import { languages } from './list.js';
import { tellMissed } from './missed.js';
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
  if (told.kind === 'hello') {
    event.waitUntil(sweep(worker));
    event.waitUntil(tellMissed(event.source as Client));
  }
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

/** Never cached and never answered from the cache. */
const isServers = (path: string): boolean => /^\/(api|metrics)(\/|$)/.test(path);

worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || isServers(url.pathname)) return;
  const later = (work: Promise<void>): void => {
    event.waitUntil(work);
  };
  event.respondWith(request.mode === 'navigate' ? answerPage(request, later) : answerFile(request));
});
