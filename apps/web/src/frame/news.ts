// Notices from the service worker.
import type { KeyOf } from '@korong/messages';
import { mount } from 'svelte';
import { fetchArea, messages } from './i18n.js';
import Notice from '../ui/Notice.svelte';

interface Said {
  say(text: string, actions?: readonly { readonly label: string; readonly act: () => void }[]): void;
}

const open = async (): Promise<Said> => {
  await fetchArea('site');
  return mount(Notice, { target: document.body }) as unknown as Said;
};

let notice: Promise<Said> | undefined;

export const say = async (
  text: KeyOf<'site'>,
  actions?: readonly { readonly label: KeyOf<'site'>; readonly act: () => void }[],
): Promise<void> => {
  const opened = await (notice ??= open());
  const t = messages('site');
  opened.say(
    t(text),
    actions?.map(({ label, act }) => ({ label: t(label), act })),
  );
};

/** A newer version is ready; `use` switches to it. */
export const offer = (use: () => void): Promise<void> =>
  say('update.ready', [
    { label: 'update.now', act: use },
    { label: 'update.later', act: () => undefined },
  ]);
