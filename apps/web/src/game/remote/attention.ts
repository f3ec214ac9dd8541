// Calls the reader who is elsewhere: the title of the tab, and a notification where one was asked for, in games by days and in
// linked ones, where an answer may be due soon.
import { titleOf } from '../../games/about.js';
import type { GameState } from '@korong/client';
import type { Match } from '@korong/match';
import { other } from '@korong/rules';
import { nameOf } from '../../account/games.js';
import type { Translate } from '../../frame/i18n.js';
import { about } from '../linked/words.js';
import { isAsked } from './asked.js';

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

  /** `sign` stands before the title while it is the reader's turn and the tab is not seen. */
  constructor(title: string, sign: string) {
    this.#title = title;
    this.#sign = sign;
    document.addEventListener('visibilitychange', this.#show);
  }

  look(game: GameState): void {
    this.#mine = isAsked(game);
    this.#show();
  }

  /** It is the reader's turn now, or an answer of theirs is due. */
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

/** Whether such a match calls those who are elsewhere. */
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

/** Whether the reader wants them and the browser lets us. */
export const notifies = (): boolean => {
  try {
    return canNotify() && Notification.permission === 'granted' && localStorage.getItem(WANTED) === 'yes';
  } catch {
    return false;
  }
};

/** Asks, if need be; whether notifications come from now on. */
export const wantNotes = async (wanted: boolean): Promise<boolean> => {
  try {
    localStorage.setItem(WANTED, wanted ? 'yes' : 'no');
    if (!wanted || !canNotify()) return false;
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
};

/** Phones let only a service worker show them. */
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
    // The title of the tab says it too.
  }
};
