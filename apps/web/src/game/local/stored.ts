// A game out of the store: fetched where there is one to be read.
import { isGameName, type GameName } from '@korong/rules';
import { deadlineOf, type Match } from '@korong/match';
import type { GameStore } from '../../store/index.js';
import { fetchGameUi, type PlayableUi } from '../../games/fetch.js';
import { pauseOf } from './pause.js';

const isGame = (name: unknown): name is GameName => typeof name === 'string' && isGameName(name);

/** The match that is kept under this id, with its table; nothing if it is not there or cannot be read. */
export const readGame = async (
  store: GameStore,
  id: string,
): Promise<{ readonly match: Match; readonly ui: PlayableUi } | undefined> => {
  const events = await store.events(id);
  const [first] = events;
  if (first?.kind !== 'started' || !isGame(first.game)) return undefined;
  const ui = await fetchGameUi(first.game, first);
  const match = ui.rules.replayEvents(events);
  return match.ok ? { match: match.value, ui } : undefined;
};

/** Seen so lately, a game is probably on another page that goes on with it. */
const ELSEWHERE_MS = 3_000;

/**
 * The same for a page that is to go on with it, and how many of its events are in the store. A page that is left stops the
 * clock; where one broke off instead, the clock is stopped at the time at which it was last seen.
 */
export const openGame = async (
  store: GameStore,
  id: string,
  now: number,
): Promise<{ readonly match: Match; readonly ui: PlayableUi; readonly kept: number } | undefined> => {
  const read = await readGame(store, id);
  if (!read) return undefined;
  const { match, ui } = read;
  const kept = match.events.length;
  const seen = store.seen(id);
  if (deadlineOf(match) === undefined || seen === undefined || now - seen < ELSEWHERE_MS)
    return { match, ui, kept };
  const pause = pauseOf(match);
  const paused = pause && ui.rules.apply(match, pause, seen);
  return { match: paused?.ok ? paused.value.match : match, ui, kept };
};
