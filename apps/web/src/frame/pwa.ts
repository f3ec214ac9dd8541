// The page's side of the service worker; loaded after hydration.
import { language } from './i18n.js';
import type { Missing } from './news.js';
import { offline } from './pwaState.js';

const AGAIN_MS = 60 * 60 * 1000;

/** The notices are loaded when there is one. */
const news = (): Promise<typeof import('./news.js')> => import('./news.js');

/** The script that identifies the version of the page: it names all other scripts that the page may fetch. */
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
    // Another page asked for the update: this one keeps its version, and its reader may switch later.
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

/** Asks the worker to cache the pages of this language, which may differ from the first one. */
const keepLanguage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>): void => {
      resolve(data);
    };
    worker.postMessage({ kind: 'keep', language: language() }, [port2]);
  });

export const startPwa = async (): Promise<void> => {
  // Available in a secure context only; over plain http in a home network everything else works.
  const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!container) {
    offline.set('not');
    return;
  }
  const first = container.controller === null;
  container.addEventListener('message', ({ data, ports }: MessageEvent<{ kind: 'which' } | Missing>) => {
    if (data.kind === 'which') ports[0]?.postMessage(entry());
    else void news().then(({ sayMissing }) => sayMissing(data));
  });
  try {
    watch(await container.register('/sw.js', { updateViaCache: 'none' }), container);
    const { active } = await container.ready;
    if (!active) return;
    active.postMessage({ kind: 'hello' });
    if (!(await keepLanguage(active))) return;
    offline.set('ready');
    // Not over a board or a form: the settings say it as well.
    if (first && !document.querySelector('.kb, form')) await (await news()).say('offline.ready');
  } catch {
    offline.set('not');
  }
};
