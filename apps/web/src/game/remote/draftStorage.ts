// The draft of a remote game, kept in this tab so that a reload does not lose it.
import type { KeptTurn } from '../../store/index.js';
import { storedText } from '../../store/storedText.js';

const isKept = (value: unknown): value is KeptTurn => {
  const { turns, text, forced } = (value ?? {}) as Partial<Record<keyof KeptTurn, unknown>>;
  return typeof turns === 'number' && typeof text === 'string' && Array.isArray(forced);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface DraftStorage {
  read(): KeptTurn | undefined;
  write(turn: KeptTurn | undefined): void;
}

export const draftStorageOf = (game: string, storage: () => Storage): DraftStorage => {
  const stored = storedText(`korong.draft.${game}`, storage);
  return {
    read: () => {
      const kept = parsed(stored.read() ?? 'null');
      return isKept(kept) ? kept : undefined;
    },
    write: turn => {
      stored.write(turn ? JSON.stringify(turn) : null);
    },
  };
};
