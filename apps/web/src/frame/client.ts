// What the entry of every page does: take the sentences that the page names, and bring the page to life. What surrounds it
// stays as it was printed.
import { hydrate, type Component } from 'svelte';
import { settings } from '../settings.js';
import { listenForHelp } from './help.js';
import { listen } from './i18n.js';
import { rememberGame } from './lastGame.js';
import { listenForLanguages } from './languageMenu.js';
import './base.css';
import './surroundings.css';

type Props = Readonly<Record<string, string | number | boolean>>;

/** After the page is there and the browser has nothing better to do. */
const whenIdle = (act: () => void): void => {
  const soon = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
    else setTimeout(act, 500);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
};

/** `Page` and `props` are what its `page.ts` names. */
export const start = async (Page: Component<never>, props: Props): Promise<void> => {
  await listen();
  hydrate(Page as unknown as Component<Props>, { target: document.getElementById('main')!, props });
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
