// Runs before the page is drawn, so that the chosen colour scheme applies from the start.
import { isLanguage } from '@korong/messages';
import { KEY, showScheme } from '../settings/settings.js';
import { LAST_GAME } from './lastGameKey.js';
import type { Taps } from './taps.js';
import { showYou, YOU, type You } from './you.js';

/** Whether the server redirected the reader by the browser's languages: it does not know an earlier choice. */
const wasSent = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    /^\/\w\w\/$/.test(location.pathname) && (navigation as PerformanceNavigationTiming).redirectCount > 0
  );
};

// Before hydration no script handles a tap: it is kept, and client.ts repeats it.
const taps: Taps = (window.taps = []);
addEventListener(
  'click',
  event => {
    const tapped = event.target as Element;
    if (!tapped.closest('astro-island[ssr]') || tapped.closest('a')) return;
    event.preventDefault();
    taps.push(tapped);
  },
  true,
);

// Nor does one handle a form, and the browser would reload the page.
addEventListener(
  'submit',
  event => {
    if (document.documentElement.dataset.ready === undefined) event.preventDefault();
  },
  true,
);

/** A part of the page could not be fetched, and no script was loaded to say so. */
const sayLost = (): void => {
  const lost = document.getElementById('unfetched');
  if (!lost) return;
  lost.hidden = false;
  lost.querySelector('button')!.onclick = (): void => {
    location.reload();
  };
};
addEventListener('unhandledrejection', ({ reason }) => {
  if (/module|preload/i.test(String(reason))) sayLost();
});
addEventListener('astro:hydration-error', sayLost);
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) sayLost();
  },
  true,
);

try {
  const root = document.documentElement;
  const { scheme, language } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  showScheme(scheme === 'light' || scheme === 'dark' ? scheme : 'system');
  const you = JSON.parse(localStorage.getItem(YOU) ?? 'null') as You | null;
  if (localStorage.getItem(LAST_GAME) !== null || you?.next) root.dataset.game = '';
  if (you) {
    root.dataset.known = '';
    // The header is filled before it is drawn.
    const parsed = new MutationObserver(() => {
      if (!document.getElementById('main')) return;
      parsed.disconnect();
      showYou(you);
    });
    parsed.observe(root, { childList: true, subtree: true });
  }
  if (language !== undefined && isLanguage(language) && language !== root.lang && wasSent())
    location.replace(`/${language}/`);
} catch {
  // Storage is forbidden or damaged: the defaults are in the styles.
}
