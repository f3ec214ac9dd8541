// The keyboard help, loaded on first use.
import { fetchArea } from './i18n.js';

let opening: Promise<{ open(): void }> | undefined;

const load = async (): Promise<{ open(): void }> => {
  const [{ mountHelp }] = await Promise.all([import('./openHelp.js'), fetchArea('site')]);
  return mountHelp();
};

const openHelp = async (): Promise<void> => {
  opening ??= load();
  (await opening).open();
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A button at the foot of the page opens the help, and so does `?`, except in a text input. */
export const listenForHelp = (): void => {
  document.querySelector('[data-help]')!.addEventListener('click', () => void openHelp());
  addEventListener('keydown', event => {
    if (event.key === '?' && !event.ctrlKey && !event.metaKey && !typing(event.target)) void openHelp();
  });
};
