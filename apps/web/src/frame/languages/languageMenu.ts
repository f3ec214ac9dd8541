// Remembers the chosen language, and keeps the fragment of the address: the open game or lesson stays open.
import { isLanguage } from '@korong/messages';
import { settings } from '../../settings/settings.js';

export const listenForLanguages = (): void => {
  document.getElementById('languages')!.addEventListener('click', event => {
    const link = (event.target as Element).closest('a');
    if (!link || !isLanguage(link.lang)) return;
    link.hash = location.hash;
    const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
    if (!worker?.controller || event.ctrlKey || event.metaKey || event.shiftKey)
      settings.change({ language: link.lang });
    else {
      event.preventDefault();
      void import('./openLanguage.js').then(({ openLanguage }) => openLanguage(link));
    }
  });
};
