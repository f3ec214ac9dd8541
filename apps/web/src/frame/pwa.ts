// The page and its service worker: fetched once the page has come to life.
import { language } from './i18n.js';
import { offline } from './pwaState.js';

const AGAIN_MS = 60 * 60 * 1000;

/** What has something to say is fetched when there is something. */
const news = (): Promise<typeof import('./news.js')> => import('./news.js');

/** The script that tells which version the page came with: any other script that the page may fetch is named in it. */
const entry = (): string =>
  document.querySelector('astro-island')?.getAttribute('component-url') ??
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')!.src).pathname;

const watch = (registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void => {
  let wanted = false;
  const offerWaiting = (): void => {
    const { waiting } = registration;
    if (!waiting || !container.controller) return;
    void news().then(({ offer }) =>
      offer(() => {
        wanted = true;
        waiting.postMessage({ kind: 'takeOver' });
      }),
    );
  };
  const reload = (): void => {
    location.reload();
  };
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (wanted) reload();
    // Another page has asked for it: this one goes on with what it has, and may change over when its reader likes.
    else if (controlled) void news().then(({ offer }) => offer(reload));
    controlled = true;
  });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offerWaiting();
    });
  });
  offerWaiting();
  setInterval(() => {
    registration.update().catch(() => undefined);
  }, AGAIN_MS);
};

/** Asks the worker to keep the pages of this language, which may not be the one that was installed first. */
const keepLanguage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>): void => {
      resolve(data);
    };
    worker.postMessage({ kind: 'keep', language: language() }, [port2]);
  });

export const startPwa = async (): Promise<void> => {
  // Only there in a secure context; over plain http in a home network everything else works.
  const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!container) {
    offline.set('not');
    return;
  }
  const first = container.controller === null;
  container.addEventListener('message', ({ data, ports }: MessageEvent<{ kind: string }>) => {
    if (data.kind === 'which') ports[0]?.postMessage(entry());
  });
  try {
    watch(await container.register('/sw.js', { updateViaCache: 'none' }), container);
    const { active } = await container.ready;
    if (!active) return;
    active.postMessage({ kind: 'hello' });
    if (!(await keepLanguage(active))) return;
    offline.set('ready');
    if (first) await (await news()).say('offline.ready');
  } catch {
    offline.set('not');
  }
};
