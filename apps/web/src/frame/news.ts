// Notices from the service worker.
import { LANGUAGES, type KeyOf, type Language } from '@korong/messages';
import { mount } from 'svelte';
import { settings } from '../settings/settings.js';
import { fetchArea, language as spoken, messages } from './i18n.js';
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

/** From the service worker: the page was asked for in a language that is not on this device, and there is no network. */
export interface Missing {
  readonly kind: 'missing';
  readonly language: Language;
  /** Those that are. */
  readonly kept: readonly Language[];
}

/** Says which language is missing, and offers the others: the one of this page first. */
export const sayMissing = async ({ language, kept }: Missing): Promise<void> => {
  const opened = await (notice ??= open());
  const here = spoken();
  const go = (code: Language): void => {
    if (code === here) return;
    settings.change({ language: code });
    location.assign(location.pathname.replace(here, code) + location.hash);
  };
  opened.say(
    messages('site')('offline.missing', { name: LANGUAGES[language] }),
    [here, ...kept.filter(code => code !== here)].map(code => ({
      label: LANGUAGES[code],
      act: () => {
        go(code);
      },
    })),
  );
};
