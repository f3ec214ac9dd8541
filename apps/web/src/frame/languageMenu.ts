// Remembers the chosen language, and keeps the fragment of the address: the open game or lesson stays open.
import { isLanguage } from '@korong/messages';
import { settings } from '../settings/settings.js';

/** A server that takes longer is as good as away. */
const PATIENCE = 3_000;

/** Without the server there are only the languages that were visited before. */
const isThere = async (page: string): Promise<boolean> =>
  (await caches.match(page)) !== undefined ||
  fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );

const open = async (menu: HTMLElement, link: HTMLAnchorElement, choose: () => void): Promise<void> => {
  if (await isThere(link.pathname)) {
    choose();
    location.assign(link.href);
    return;
  }
  menu.hidePopover();
  await (await import('./news.js')).say('offline.language');
};

export const listenForLanguages = (): void => {
  const menu = document.getElementById('languages')!;
  menu.addEventListener('click', event => {
    const link = (event.target as Element).closest('a');
    if (!link || !isLanguage(link.lang)) return;
    const chosen = link.lang;
    const choose = (): void => {
      settings.change({ language: chosen });
    };
    link.hash = location.hash;
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    // The service worker would open the page in another language.
    const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    if (inNewTab || !worker?.controller) {
      choose();
      return;
    }
    event.preventDefault();
    void open(menu, link, choose);
  });
};
