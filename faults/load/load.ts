// The load: pairs of players who play scripted games at a total rate of turns per second. Like a person, a player moves once told of the
// previous turn.
import { appendFileSync } from 'node:fs';
import { openApi, type Guest } from './api.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { createPlayer, type PendingTurn, type Player } from './player.ts';
import { readScripts, type Script, type Side } from './scripts.ts';
import { figuresOf, noCounts, type Counts, type Waits } from './stats.ts';

interface LoadOptions {
  readonly addresses: readonly string[];
  /** The number of concurrent games. Each has two players of its own, with a socket each. */
  readonly games: number;
  readonly clock?: { readonly kind: 'fischer'; readonly initial: number; readonly increment: number };
  /** With several addresses: whether the players of every game start at different ones, or only those of every other game, as by chance. */
  readonly apart?: 'all' | 'half';
  /** The file of the ledger, with the scripts beside it (`.played`). */
  readonly ledger: string;
}

export interface Window {
  readonly seconds: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** From sending a turn to its arrival at the other player's socket. */
  readonly toOther: Waits;
  /** From sending a turn to its acknowledgement. */
  readonly toAck: Waits;
  /** Milliseconds of scheduling delay in this process: lateness of the machine, whatever the server did. */
  readonly stood: number;
}

interface Table {
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

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const TICK = 4;
/** Smaller timer delays are ignored. */
const LATE = 20;
const AT_ONCE = 24;

/** `work` for every index below `count`, a few at a time. */
const several = async (count: number, work: (i: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

export interface Load {
  /** Creates guests and games and connects all players. */
  prepare(options: LoadOptions): Promise<void>;
  move(addresses: readonly string[]): void;
  rate(perSecond: number): void;
  /** Measures from now on, for the given time. */
  measure(milliseconds: number): Promise<Window>;
  /** Starts no new games. Resolves with the number of games that did not end in time. */
  finish(milliseconds: number): Promise<number>;
  /** Sockets that only listen, or watch a given game. Resolves when all are online. */
  idle(sockets: number, game?: string): Promise<void>;
  counts(): Counts & {
    readonly online: number;
    readonly problems: readonly string[];
    readonly stood: number;
  };
  /** How many games have seen no turn since then, by the wall clock. */
  silent(since: number): number;
  games(): readonly string[];
  stop(): void;
}

export const createLoad = (): Load => {
  const scripts = readScripts();
  const counts = noCounts();
  const problems: string[] = [];
  const tables: Table[] = [];
  const idlers: Player[] = [];
  const ready: Table[] = [];
  let addresses: readonly string[] = [];
  let options: LoadOptions;
  let [perSecond, owed, last, number, sent, stood] = [0, 0, performance.now(), 0, 0, 0];
  let [finishing, toOther, toAck]: [boolean, number[], number[]] = [false, [], []];
  const api = openApi(() => addresses);
  let ledger: Ledger | undefined;
  const mark = `load${process.pid.toString(36)}${Date.now().toString(36)}`;
  const problem = (text: string): void => {
    if (problems.length < 50) problems.push(text);
  };

  const begin = async (table: Table): Promise<void> => {
    table.script = scripts[number++ % scripts.length]!;
    const { game, options: choice } = table.script;
    const { clock } = options;
    const terms = { game, options: choice, ...(clock ? { clock } : {}), colour: 'white', listed: false };
    table.id = await api.game(table.guests.white, table.guests.black, terms);
    [table.sent, table.seen, table.done] = [0, { white: 0, black: 0 }, false];
    appendFileSync(
      `${options.ledger}.played`,
      `${JSON.stringify({ game: table.id, turns: table.script.turns.map(turn => turn.text) })}\n`,
    );
    for (const side of ['white', 'black'] as const) table.players[side].sit(table.id);
    ready.push(table);
  };
  const over = (table: Table): void => {
    if (table.done) return;
    table.done = true;
    counts.finished++;
    if (finishing) return;
    begin(table).catch((error: unknown) => {
      problem(String(error));
    });
  };
  const told = (table: Table, side: Side, made: number): void => {
    table.seen[side] = made;
    table.toldAt = Date.now();
    const { turns } = table.script;
    const mover = turns[made - 1]?.by;
    if (mover === other(side) && made === table.sent) toOther.push(performance.now() - table.sentAt);
    if (made < turns.length) {
      if (turns[made]!.by === side && made === table.sent) ready.push(table);
    } else if (table.seen[other(side)] === made) over(table);
  };
  const play = (table: Table): void => {
    const answers = table.sent;
    const { by, text } = table.script.turns[answers]!;
    table.sent++;
    sent++;
    const sentAt = performance.now();
    table.sentAt = sentAt;
    const id = `${mark}-${(sent + 0x10000).toString(36)}`;
    table.players[by].send({ game: table.id, id, answers, text, sentAt, lastSentAt: sentAt });
  };
  const seat = (table: () => Table, side: Side, guest: Guest, first: number): Player =>
    createPlayer(
      { addresses: () => addresses, first, cookie: guest.cookie, counts },
      {
        turns: made => {
          told(table(), side, made);
        },
        ended: kind => {
          problem(`${table().id} ${kind}`);
          over(table());
        },
        acknowledged: (turn: PendingTurn, seq) => {
          counts.acknowledged++;
          toAck.push(performance.now() - turn.sentAt);
          ledger?.add({ game: turn.game, id: turn.id, seq, text: turn.text });
        },
        refused: (turn, code) => {
          problem(`${code} ${turn?.game ?? ''} ${turn?.answers ?? ''} ${turn?.text ?? ''}`);
        },
      },
    );
  const tick = setInterval(() => {
    const now = performance.now();
    if (now - last > TICK + LATE) stood += now - last - TICK;
    // Turns that could not be sent, because no player was ready, are not sent later in a burst.
    owed = Math.min(owed + ((now - last) / 1000) * perSecond, Math.max(4, perSecond / 10));
    last = now;
    while (owed >= 1 && ready.length > 0) {
      owed--;
      play(ready.shift()!);
    }
  }, TICK);
  const reminding = setInterval(() => {
    const now = performance.now();
    for (const { players } of tables) for (const player of Object.values(players)) player.remind(now);
    ledger?.flush();
  }, 500);
  const until = async (condition: () => boolean, milliseconds: number): Promise<boolean> => {
    const end = performance.now() + milliseconds;
    while (!condition() && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 20));
    return condition();
  };

  return {
    prepare: async given => {
      options = given;
      addresses = given.addresses;
      ledger = openLedger(given.ledger);
      await several(given.games, async i => {
        const guests = { white: await api.guest(`white ${i}`), black: await api.guest(`black ${i}`) };
        const here = (): Table => table;
        const table: Table = {
          guests,
          players: {
            white: seat(here, 'white', guests.white, i),
            black: seat(here, 'black', guests.black, given.apart === 'half' ? i + ((i >> 1) % 2) : i + 1),
          },
          script: scripts[0]!,
          id: '',
          sent: 0,
          sentAt: 0,
          toldAt: 0,
          seen: { white: 0, black: 0 },
          done: false,
        };
        tables.push(table);
        await until(() => table.players.white.online && table.players.black.online, 60_000);
        await begin(table);
      });
    },
    move: to => {
      addresses = to;
    },
    rate: to => {
      perSecond = to;
    },
    measure: async milliseconds => {
      [toOther, toAck] = [[], []];
      const [began, acknowledged, sentBefore] = [performance.now(), counts.acknowledged, sent];
      const stoodBefore = stood;
      await new Promise(resolve => setTimeout(resolve, milliseconds));
      const seconds = (performance.now() - began) / 1000;
      const figures = {
        seconds,
        sent: sent - sentBefore,
        acknowledged: counts.acknowledged - acknowledged,
        toOther: figuresOf(toOther),
        toAck: figuresOf(toAck),
        stood: stood - stoodBefore,
      };
      return figures;
    },
    finish: async milliseconds => {
      finishing = true;
      await until(() => tables.every(table => table.done), milliseconds);
      ledger?.flush();
      return tables.filter(table => !table.done).length;
    },
    idle: async (sockets, game) => {
      await several(sockets, async i => {
        const nothing = (): void => undefined;
        const player = createPlayer(
          { addresses: () => addresses, first: i, cookie: undefined, counts },
          { turns: nothing, ended: nothing, acknowledged: nothing, refused: nothing },
        );
        idlers.push(player);
        await until(() => player.online, 60_000);
        if (game !== undefined) player.sit(game);
      });
    },
    counts: () => ({
      ...counts,
      online:
        tables.reduce(
          (n, { players }) => n + Number(players.white.online) + Number(players.black.online),
          0,
        ) + idlers.filter(player => player.online).length,
      problems,
      stood: Math.round(stood),
    }),
    silent: since => tables.filter(table => !table.done && table.toldAt < since).length,
    games: () => tables.map(table => table.id),
    stop: () => {
      clearInterval(tick);
      clearInterval(reminding);
      for (const { players } of tables) for (const player of Object.values(players)) player.close();
      for (const player of idlers) player.close();
    },
  };
};
