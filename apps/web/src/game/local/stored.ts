// Reads a game from the store. Loaded only when there is one.
import { isGameName, type GameName } from '@korong/rules';
import { createMatchLog, deadlineOf, type Match } from '@korong/match';
import type { GameStore } from '../../store/index.js';
import { fetchGameUi, type PlayableUi } from '../../games/fetch.js';
import { pauseOf } from './pause.js';

const isGame = (name: unknown): name is GameName => typeof name === 'string' && isGameName(name);

/** The match stored under this id, with its GameUi; undefined if it is missing or unreadable. */
export const readGame = async (
  store: GameStore,
  id: string,
): Promise<{ readonly match: Match; readonly ui: PlayableUi } | undefined> => {
  const events = await store.events(id);
  const [first] = events;
  if (first?.kind !== 'started' || !isGame(first.game)) return undefined;
  const ui = await fetchGameUi(first.game, first);
  const match = createMatchLog(ui.rules).replayEvents(events);
  return match.ok ? { match: match.value, ui } : undefined;
};

/** A game seen this recently is probably open on another page. */
const ELSEWHERE_MS = 3_000;

/**
 * The same for a page that continues the game, with the number of stored events. A page stops the clock when it is left. After a
 * crash the clock is stopped at the time the page was last seen.
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
