// The script of every page, beside its island: what the printed surroundings do, and what follows once the page has come
// to life.
import { settings } from '../settings/settings.js';
import { listenForHelp } from './help.js';
import { rememberGame } from './lastGame.js';
import { listenForLanguages } from './languageMenu.js';

/** After the page is there and the browser has nothing better to do. */
const whenIdle = (act: () => void): void => {
  const soon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
    else setTimeout(act, 500);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
};

/** Resolves when the islands that were there when it was asked have come to life. */
const islandsAlive = (): Promise<unknown> =>
  Promise.all(
    Array.from(
      document.querySelectorAll('astro-island[ssr]'),
      island =>
        new Promise(resolve => {
          island.addEventListener('astro:hydrate', resolve, { once: true });
        }),
    ),
  );

const start = async (): Promise<void> => {
  await islandsAlive();
  settings.load();
  listenForLanguages();
  listenForHelp();
  rememberGame();
  document.documentElement.dataset.ready = '';
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void import('./pwa.js').then(
          ({ startPwa }) => startPwa(),
          () => undefined,
        ),
    );
};

void start();
