// The script of every page, beside its island: the behaviour of the frame, and work after hydration.
import { settings } from '../settings/settings.js';
import { listenForHelp } from './help.js';
import { listenForLanguages } from './languages/languageMenu.js';
import { rememberGame } from './rememberGame.js';

/** After the page is loaded and the browser is idle. */
const whenIdle = (act: () => void): void => {
  const soon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
    else setTimeout(act, 500);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
};

/** Resolves when the islands present at the call are hydrated. */
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
  const { dataset } = document.documentElement;
  dataset.ready = '';
  for (const tapped of window.taps ?? [])
    tapped.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  whenIdle(() => {
    // Early.ts knows the reader: the games that wait are counted again.
    if (dataset.known === '') void import('../online/due.js').catch(() => undefined);
    if (import.meta.env.PROD)
      void import('./pwa.js').then(
        ({ startPwa }) => startPwa(),
        () => undefined,
      );
  });
};

void start();
