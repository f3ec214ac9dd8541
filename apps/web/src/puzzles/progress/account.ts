// The progress of an account as this device knows it: what the server has said, and the attempts that it does not have yet.
import type { AttemptAnswer, PuzzleProgress } from '@korong/protocol';
import type { GameName } from '@korong/rules';
import { GAME_NAMES, isGame } from '../../games/about.js';
import {
  isObject,
  NEW,
  readAttempted,
  readObject,
  withTry,
  type Attempted,
  type Progress,
} from './progress.js';

/** A first try that the server does not have yet. */
export interface Waiting {
  readonly id: string;
  readonly game: GameName;
  readonly solved: boolean;
  /** Of the puzzle, to estimate the solver's. Tries from before the account have none. */
  readonly rating?: number;
}

export interface AccountCopy {
  /** As the server last said. */
  readonly games: Readonly<Record<GameName, Attempted>>;
  /** In the order of the tries. */
  readonly waiting: readonly Waiting[];
}

/** By the id of the account. */
export type Accounts = Readonly<Record<string, AccountCopy>>;

const byGame = <T>(of: (game: GameName) => T): Readonly<Record<GameName, T>> =>
  Object.fromEntries(GAME_NAMES.map(game => [game, of(game)])) as Record<GameName, T>;

export const NEW_COPY: AccountCopy = {
  games: byGame(() => ({ rating: NEW.rating, tried: NEW.tried })),
  waiting: [],
};

const isWaiting = (value: unknown): value is Waiting =>
  isObject(value) &&
  typeof value.id === 'string' &&
  isGame(value.game) &&
  typeof value.solved === 'boolean' &&
  (value.rating === undefined || typeof value.rating === 'number');

/** Reads the stored value; an invalid part counts as nothing. */
export const readAccounts = (text: string | null): Accounts =>
  Object.fromEntries(
    Object.entries(readObject(text)).flatMap(([id, value]) => {
      if (!isObject(value)) return [];
      const { games, waiting } = value;
      const copy: AccountCopy = {
        games: byGame(game => readAttempted(isObject(games) ? games[game] : undefined)),
        waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
      };
      return [[id, copy]];
    }),
  );

/** The progress to show: what the server said, the waiting tries as the device rates them, and the records of the device. */
export const shownProgress = ({ games, waiting }: AccountCopy, device: Progress): Progress => {
  let shown: Progress = byGame(game => ({ ...device[game], ...games[game] }));
  for (const { id, game, solved, rating } of waiting) {
    if (rating !== undefined) shown = withTry(shown, { id, game, rating }, solved).progress;
    else {
      const now = shown[game];
      shown = { ...shown, [game]: { ...now, tried: { [id]: solved, ...now.tried } } };
    }
  }
  return shown;
};

/** With the tries that the device has kept without an account. They follow those that wait already. */
export const withDevice = ({ games, waiting }: AccountCopy, device: Progress): AccountCopy => {
  const known = (game: GameName, id: string): boolean =>
    games[game].tried[id] !== undefined || waiting.some(one => one.id === id);
  const added = GAME_NAMES.flatMap(game =>
    Object.entries(device[game].tried).flatMap(([id, solved]) =>
      known(game, id) ? [] : [{ id, game, solved }],
    ),
  );
  return { games, waiting: [...waiting, ...added] };
};

export const without = ({ games, waiting }: AccountCopy, id: string): AccountCopy => ({
  games,
  waiting: waiting.filter(one => one.id !== id),
});

/** After the server has taken a try. */
export const withAnswer = (
  copy: AccountCopy,
  { id, game, solved }: Waiting,
  { solver }: AttemptAnswer,
): AccountCopy => {
  const { games, waiting } = without(copy, id);
  const tried = { [id]: solved, ...games[game].tried };
  return { games: { ...games, [game]: { rating: solver, tried } }, waiting };
};

/** With all that the server knows about a game. */
export const withServer = (
  { games, waiting }: AccountCopy,
  game: GameName,
  { solver, tried }: PuzzleProgress,
): AccountCopy => ({
  games: {
    ...games,
    [game]: { rating: solver, tried: Object.fromEntries(tried.map(({ id, solved }) => [id, solved])) },
  },
  waiting,
});
