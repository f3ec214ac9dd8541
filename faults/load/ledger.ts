// The acknowledgements of the server, recorded outside of it.
import { appendFileSync, readFileSync } from 'node:fs';

/** A turn that the server acknowledged as stored. */
export interface Entry {
  readonly game: string;
  readonly id: string;
  readonly seq: number;
  readonly text: string;
}

/** A turn in a log of the server. */
interface LoggedTurn {
  readonly seq: number;
  readonly text: string;
}

export interface Ledger {
  add(entry: Entry): void;
  /** Resolves when all entries are in the file. */
  flush(): void;
}

/** Writes entries to a file, a line each, a few times a second. */
export const openLedger = (file: string): Ledger => {
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length === 0) return;
    appendFileSync(file, lines.join(''));
    lines = [];
  };
  return {
    add: entry => {
      lines.push(`${JSON.stringify(entry)}\n`);
      if (lines.length >= 200) flush();
    },
    flush,
  };
};

export const readLedger = (file: string): readonly Entry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Entry);

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, but the log has another turn or none there. */
  readonly lost: readonly Entry[];
  /** Turns in a log that are duplicated or were never played. */
  readonly wrong: readonly { readonly game: string; readonly turn: number; readonly text: string }[];
  /** Acknowledged twice with different numbers. */
  readonly doubled: readonly Entry[];
}

/**
 * Compares the ledger with the logs. `played`: the script of each game, in order. A log must be a prefix of it, so a duplicated turn cannot
 * hide.
 */
export const judge = (
  entries: readonly Entry[],
  logs: ReadonlyMap<string, readonly LoggedTurn[]>,
  played: ReadonlyMap<string, readonly string[]>,
): Verdict => {
  const seqs = new Map<string, number>();
  const doubled: Entry[] = [];
  for (const entry of entries) {
    const key = `${entry.game} ${entry.id}`;
    const before = seqs.get(key);
    if (before !== undefined && before !== entry.seq) doubled.push(entry);
    seqs.set(key, entry.seq);
  }
  const texts = new Map(
    [...logs].map(([game, turns]) => [game, new Map(turns.map(turn => [turn.seq, turn.text]))]),
  );
  const lost = entries.filter(({ game, seq, text }) => texts.get(game)?.get(seq) !== text);
  const wrong = [...logs].flatMap(([game, turns]) =>
    turns.flatMap(({ text }, turn) => (played.get(game)?.[turn] === text ? [] : [{ game, turn, text }])),
  );
  return { acknowledged: seqs.size, lost, wrong, doubled };
};
