// Calls an absent reader: by the tab's title, and by a notification if enabled. In correspondence games, and in linked ones,
// where an answer may be due soon.
import { titleOf } from '../../games/about.js';
import type { GameState } from '@korong/client';
import type { Match } from '@korong/match';
import { other } from '@korong/rules';
import { nameOf } from '../../ui/players.js';
import type { Translate } from '../../frame/i18n.js';
import { about } from '../linked/words.js';
import { isAwaited } from './awaitedSides.js';

type T = Translate<'online' | 'account' | 'play'>;

export class Attention {
  readonly #title: string;
  readonly #sign: string;
  readonly #before = document.title;
  #mine = false;
  readonly #show = (): void => {
    const wanted = this.#mine && document.visibilityState === 'hidden';
    document.title = wanted ? `${this.#sign} – ${this.#title}` : this.#title;
  };

  /** `sign` stands before the title while the reader is to move and the tab is hidden. */
  constructor(title: string, sign: string) {
    this.#title = title;
    this.#sign = sign;
    document.addEventListener('visibilitychange', this.#show);
  }

  look(game: GameState): void {
    this.#mine = isAwaited(game);
    this.#show();
  }

  /** The reader is to move now, or has to answer. */
  call({ id, match, seats, side }: GameState, t: T): void {
    if (!match || !calls(match) || !seats || !side || !notifies()) return;
    if (document.visibilityState === 'visible') return;
    const name = nameOf(t, seats[other(side)]);
    void notify(t('notify.title', { name }), {
      body: bodyOf(t, match),
      tag: id,
      icon: '/icons/icon-192.png',
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#show);
    document.title = this.#before;
  }
}

/** Whether a match calls absent players. */
export const calls = ({ setup: { clock, links } }: Match): boolean =>
  clock?.kind === 'days' || links !== undefined;

const bodyOf = (t: T, match: Match): string => {
  const contest = match.linked?.contest;
  if (contest?.stage === 'announced') return t('notify.announced', about(contest.use));
  if (contest?.stage === 'away') return t('notify.away');
  const { setup, turns } = contest?.inner ?? match;
  return t('notify.body', { game: titleOf(setup.game), n: turns.length + 1 });
};

const WANTED = 'korong.notify';

/** Whether browsers show notifications of a page at this address at all. */
export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext;

/** Whether the reader wants notifications and the browser permits them. */
export const notifies = (): boolean => {
  try {
    return canNotify() && Notification.permission === 'granted' && localStorage.getItem(WANTED) === 'yes';
  } catch {
    return false;
  }
};

/** Asks for permission if needed; returns whether notifications are on now. */
export const wantNotes = async (wanted: boolean): Promise<boolean> => {
  try {
    localStorage.setItem(WANTED, wanted ? 'yes' : 'no');
    if (!wanted || !canNotify()) return false;
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
};

/** On phones only a service worker can show notifications. */
const notify = async (title: string, options: NotificationOptions): Promise<void> => {
  const container = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const registration = await container?.getRegistration();
  try {
    if (registration) {
      await registration.showNotification(title, options);
      return;
    }
    const note = new Notification(title, options);
    note.onclick = (): void => {
      window.focus();
      note.close();
    };
  } catch {
    // The tab's title says it too.
  }
};
