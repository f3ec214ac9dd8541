// Remembers the chosen language, and keeps the fragment of the address: the open game or lesson stays open.
import { isLanguage } from '@korong/messages';
import { settings } from '../settings/settings.js';

export const listenForLanguages = (): void => {
  document.getElementById('languages')!.addEventListener('click', event => {
    const link = (event.target as Element).closest('a');
    if (!link || !isLanguage(link.lang)) return;
    const language = link.lang;
    const choose = (): void => {
      settings.change({ language });
    };
    link.hash = location.hash;
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    if (inNewTab || !worker?.controller) {
      choose();
      return;
    }
    event.preventDefault();
    void import('./openLanguage.js').then(({ openLanguage }) => openLanguage(link, choose));
  });
};
