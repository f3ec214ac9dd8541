// The draft of a remote game, kept in this tab so that a reload does not lose it.
import type { KeptTurn } from '../../store/index.js';

const keyOf = (game: string): string => `korong.draft.${game}`;

const isKept = (value: unknown): value is KeptTurn => {
  const { turns, text, forced } = (value ?? {}) as Partial<Record<keyof KeptTurn, unknown>>;
  return typeof turns === 'number' && typeof text === 'string' && Array.isArray(forced);
};

/** Without `storage` nothing is kept. */
export const draftsOf = (
  game: string,
  storage: () => Storage,
): { read(): KeptTurn | undefined; write(turn: KeptTurn | undefined): void } => ({
  read: () => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(keyOf(game)) ?? 'null');
      return isKept(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  write: turn => {
    try {
      if (turn) storage().setItem(keyOf(game), JSON.stringify(turn));
      else storage().removeItem(keyOf(game));
    } catch {
      // As above.
    }
  },
});
