// The keyboard help: fetched when somebody asks for it.
import { mount } from 'svelte';

let opening: Promise<{ open(): void }> | undefined;

const load = async (): Promise<{ open(): void }> => {
  const { default: KeyboardHelp } = await import('./KeyboardHelp.svelte');
  return mount(KeyboardHelp, { target: document.body }) as unknown as { open(): void };
};

export const openHelp = async (): Promise<void> => {
  opening ??= load();
  (await opening).open();
};

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `?` opens the help, unless somebody is writing it. */
export const listenForHelp = (): void => {
  addEventListener('keydown', event => {
    if (event.key === '?' && !event.ctrlKey && !event.metaKey && !typing(event.target)) void openHelp();
  });
};
