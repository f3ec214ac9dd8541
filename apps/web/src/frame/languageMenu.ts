// Remembers the chosen language, and keeps the fragment of the address: the open game or lesson stays open.
import { isLanguage } from '@korong/messages';
import { settings } from '../settings/settings.js';

export const listenForLanguages = (): void => {
  document.getElementById('languages')!.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link || !isLanguage(link.lang)) return;
    settings.change({ language: link.lang });
    link.hash = location.hash;
  });
};
