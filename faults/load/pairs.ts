// Pairs of players who play one scripted game after the other.
import { appendFileSync } from 'node:fs';
import type { Api, Guest } from './api.ts';
import { createPlayer, type PendingTurn, type Player } from './player.ts';
import type { Script, Side } from './scripts.ts';
import type { Counts } from './stats.ts';

/** Two players and their present game. */
export interface Pair {
  readonly guests: Readonly<Record<Side, Guest>>;
  readonly players: Readonly<Record<Side, Player>>;
  script: Script;
  id: string;
  /** How many turns have been sent. */
  sent: number;
  sentAt: number;
  /** When a player was last told of a turn, by the wall clock. */
  toldAt: number;
  seen: Record<Side, number>;
  done: boolean;
}

export interface PairOptions {
  readonly clock?: { readonly kind: 'fischer'; readonly initial: number; readonly increment: number };
  /** With several addresses: whether the players of every game start at different ones, or only those of every other game, as by chance. */
  readonly apart?: 'all' | 'half';
  /** Whether the games are public. */
  readonly listed?: boolean;
  /** The file of the ledger, with the scripts beside it (`.played`). */
  readonly ledger: string;
}

interface PairDeps {
  readonly api: Api;
  readonly scripts: readonly Script[];
  readonly addresses: () => readonly string[];
  readonly counts: Counts;
  /** Pairs in which a player is ready to move. */
  readonly ready: Pair[];
  readonly problem: (text: string) => void;
  readonly acknowledged: (turn: PendingTurn, seq: number) => void;
  /** A turn has arrived at the other player, this many milliseconds after it was sent. */
  readonly arrived: (milliseconds: number) => void;
}

export interface Pairs {
  readonly all: readonly Pair[];
  /** How many turns have been sent. */
  sent(): number;
  /** A new pair, not yet playing. */
  add(index: number, options: PairOptions): Promise<Pair>;
  begin(pair: Pair): Promise<void>;
  /** Sends the next turn of the script. */
  readonly play: (pair: Pair) => void;
  /** Starts no new games. */
  finish(): void;
}

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export const createPairs = (deps: PairDeps): Pairs => {
  const { api, scripts, addresses, counts, ready, problem } = deps;
  const all: Pair[] = [];
  const mark = `load${process.pid.toString(36)}${Date.now().toString(36)}`;
  let [sent, number, finishing] = [0, 0, false];
  let options: PairOptions;

  const begin = async (pair: Pair): Promise<void> => {
    pair.script = scripts[number++ % scripts.length]!;
    const { game, options: choice } = pair.script;
    const { clock, listed = false } = options;
    const terms = { game, options: choice, ...(clock ? { clock } : {}), colour: 'white', listed };
    pair.id = await api.game(pair.guests.white, pair.guests.black, terms);
    [pair.sent, pair.seen, pair.done] = [0, { white: 0, black: 0 }, false];
    appendFileSync(
      `${options.ledger}.played`,
      `${JSON.stringify({ game: pair.id, turns: pair.script.turns.map(turn => turn.text) })}\n`,
    );
    for (const side of ['white', 'black'] as const) pair.players[side].sit(pair.id);
    ready.push(pair);
  };
  const over = (pair: Pair): void => {
    if (pair.done) return;
    pair.done = true;
    counts.finished++;
    if (finishing) return;
    begin(pair).catch((error: unknown) => {
      problem(String(error));
    });
  };
  const told = (pair: Pair, side: Side, made: number): void => {
    pair.seen[side] = made;
    pair.toldAt = Date.now();
    const { turns } = pair.script;
    const mover = turns[made - 1]?.by;
    if (mover === other(side) && made === pair.sent) deps.arrived(performance.now() - pair.sentAt);
    if (made < turns.length) {
      if (turns[made]!.by === side && made === pair.sent) ready.push(pair);
    } else if (pair.seen[other(side)] === made) over(pair);
  };
  const seat = (pair: () => Pair, side: Side, guest: Guest, first: number): Player =>
    createPlayer(
      { addresses, first, cookie: guest.cookie, counts },
      {
        turns: made => {
          told(pair(), side, made);
        },
        ended: kind => {
          problem(`${pair().id} ${kind}`);
          over(pair());
        },
        acknowledged: deps.acknowledged,
        refused: (turn, code) => {
          problem(`${code} ${turn?.game ?? ''} ${turn?.answers ?? ''} ${turn?.text ?? ''}`);
        },
      },
    );

  return {
    all,
    sent: () => sent,
    add: async (index, given) => {
      options = given;
      const guests = { white: await api.guest(`white ${index}`), black: await api.guest(`black ${index}`) };
      const second = given.apart === 'half' ? index + ((index >> 1) % 2) : index + 1;
      const here = (): Pair => pair;
      const pair: Pair = {
        guests,
        players: {
          white: seat(here, 'white', guests.white, index),
          black: seat(here, 'black', guests.black, second),
        },
        script: scripts[0]!,
        id: '',
        sent: 0,
        sentAt: 0,
        toldAt: 0,
        seen: { white: 0, black: 0 },
        done: false,
      };
      all.push(pair);
      return pair;
    },
    begin,
    play: pair => {
      const answers = pair.sent;
      const { by, text } = pair.script.turns[answers]!;
      pair.sent++;
      sent++;
      const sentAt = performance.now();
      pair.sentAt = sentAt;
      const id = `${mark}-${(sent + 0x10000).toString(36)}`;
      pair.players[by].send({ game: pair.id, id, answers, text, sentAt, lastSentAt: sentAt });
    },
    finish: () => {
      finishing = true;
    },
  };
};
