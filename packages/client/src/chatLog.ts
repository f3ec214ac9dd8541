import type { ChatLine } from '@korong/protocol';

/** The chat lines of a game, without gaps. */
interface ChatLog {
  readonly lines: () => readonly ChatLine[];
  /** The number of the last line. */
  readonly last: () => number;
  /** Whether lines are missing before these. */
  readonly hasGap: (added: readonly ChatLine[]) => boolean;
  readonly add: (added: readonly ChatLine[]) => void;
}

export const createChatLog = (): ChatLog => {
  let lines: readonly ChatLine[] = [];
  const last = (): number => lines.at(-1)?.n ?? 0;
  return {
    lines: () => lines,
    last,
    hasGap: added => (added[0]?.n ?? 0) > last() + 1,
    add: added => {
      const known = last();
      lines = [...lines, ...added.filter(({ n }) => n > known)];
    },
  };
};
