// What the entry of every page does: take the sentences that the page names, and bring the page to life.
import { isLanguage } from '@korong/messages';
import { hydrate, type Component } from 'svelte';
import { listenForHelp } from './help.js';
import { rememberGame } from './lastGame.js';
import { speak, type Sentences } from './i18n.js';
import type { PageFacts } from './page.js';
import { settings } from '../settings.js';
import Root from './Root.svelte';

type Props = Readonly<Record<string, string | number | boolean>>;

const sentencesOf = async (part: HTMLLinkElement): Promise<[string, Sentences]> => {
  const { default: sentences } = (await import(/* @vite-ignore */ part.href)) as { default: Sentences };
  return [part.dataset.area!, sentences];
};

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
export const start = async (Page: Component<never>, props: Props, facts: PageFacts): Promise<void> => {
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[data-area]')];
  const areas: Record<string, Sentences> = {};
  for (const [area, sentences] of await Promise.all(parts.map(sentencesOf))) {
    areas[area] = { ...areas[area], ...sentences };
  }
  const { lang } = document.documentElement;
  speak(isLanguage(lang) ? lang : 'en', areas);
  hydrate(Root, { target: document.getElementById('page')!, props: { Page, props, facts } });
  settings.load();
  listenForHelp();
  rememberGame();
  document.documentElement.dataset.ready = '';
  if (import.meta.env.PROD) whenIdle(() => void import('./pwa.js').then(({ startPwa }) => startPwa()));
};
