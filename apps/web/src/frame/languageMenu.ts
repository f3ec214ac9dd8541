// The behaviour of the language menu.
import { isLanguage } from '@korong/messages';
import { settings } from '../settings/settings.js';

export const listenForLanguages = (): void => {
  const menu = document.querySelector<HTMLDetailsElement>('header details')!;
  const closeOutside = ({ target }: Event): void => {
    if (menu.open && !menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', closeOutside);
  document.addEventListener('focusin', closeOutside);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  // Stores the choice, and keeps the fragment of the address: the open game or lesson stays open.
  menu.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link || !isLanguage(link.lang)) return;
    settings.change({ language: link.lang });
    link.hash = location.hash;
  });
};
