// Fetched when a language is chosen under a service worker, which would open a page that is not there in another language.
import type { Language } from '@korong/messages';
import { settings } from '../../settings/settings.js';
import { say } from '../news.js';

/** A server that takes longer is as good as away. */
const PATIENCE = 3_000;

/** Without the server there are only the languages that were visited before. */
const isThere = async (page: string): Promise<boolean> =>
  (await caches.match(page)) !== undefined ||
  fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );

/** Opens the page that the link names, or says why it stays. */
export const openLanguage = async (link: HTMLAnchorElement): Promise<void> => {
  if (await isThere(link.pathname)) {
    settings.change({ language: link.lang as Language });
    location.assign(link.href);
  } else {
    link.closest<HTMLElement>('[popover]')!.hidePopover();
    await say('offline.language');
  }
};
