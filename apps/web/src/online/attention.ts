// Calls the reader who is elsewhere: the title of the tab, and a notification in games by days, where one was asked for.
import type { GameState } from '@korong/client';
import { toAct } from '@korong/match/core';
import { other } from '@korong/rules';
import { nameOf } from '../account/games.js';
import type { Translate } from '../frame/i18n.js';

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

  look({ match, side }: GameState): void {
    this.#mine = match !== undefined && side !== undefined && toAct(match) === side;
    this.#show();
  }

  /** It is the reader's turn now. */
  call({ id, match, seats, side }: GameState, t: T): void {
    if (match?.setup.clock?.kind !== 'days' || !seats || !side || !notifies()) return;
    if (document.visibilityState === 'visible') return;
    const name = nameOf(t, seats[other(side)]);
    void notify(t('notify.title', { name }), {
      body: t('notify.body', { game: match.setup.game.toUpperCase(), n: match.turns.length + 1 }),
      tag: id,
      icon: '/icons/icon-192.png',
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#show);
    document.title = this.#before;
  }
}

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
