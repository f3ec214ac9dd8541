// How much the longest games cost other players: the ping of a player while records and logs are requested.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MAX_EVENTS } from '@korong/match';
import { yinsh } from '@korong/rules';
import { ask, openApi, wait } from '../../faults/load/api.ts';
import { createServerProcess, NO_LIMITS, temporaryFolder } from '../../faults/processes.ts';
import { greet, type Wire } from '../../faults/wire.ts';
import { round, type Print } from '../measure.ts';

/** The number of long games, and of concurrent requests. */
const GAMES = 60;
const PING_EVERY = 5;

/** Events 2 to the last of the longest log: random turns, taken back to the beginning whenever a game would be over. */
const longestLog = (seed: number): readonly string[] => {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const start = yinsh.start({ variant: 'standard' });
  const bodies: string[] = [];
  const push = (happening: object): void => {
    bodies.push(JSON.stringify({ version: 1, seq: bodies.length + 2, at: 0, ...happening }));
  };
  let position = start;
  while (bodies.length < MAX_EVENTS - 2) {
    const by = yinsh.toAct(position);
    const steps: string[] = [];
    let next = position;
    do {
      const legal = yinsh.steps(next);
      const step = legal[random(legal.length)]!;
      steps.push(yinsh.stepText(step));
      next = yinsh.play(next, step);
    } while (!yinsh.outcome(next) && yinsh.toAct(next) === by);
    const over = yinsh.outcome(next) !== undefined;
    push(over ? { kind: 'takenBack', to: 0 } : { kind: 'turn', by, text: steps.join(';') });
    position = over ? start : next;
  }
  return bodies;
};

/** Gives these games a log of maximum length. Their first event stays. */
const lengthen = (file: string, games: readonly string[]): void => {
  const database = new Database(file);
  const numberOf = database.prepare<[string], { number: number }>(
    'select number from heads where game_id = ?',
  );
  const add = database.prepare('insert into events (game_number, seq, body) values (?, ?, ?)');
  const move = database.prepare('update heads set seq = ? where game_id = ?');
  const first = database.prepare<[number], { body: string }>(
    'select body from events where game_number = ? and seq = 1',
  );
  const keep = database.prepare('update events set body = ? where game_number = ? and seq = 1');
  database.transaction(() => {
    for (const [i, game] of games.entries()) {
      const { number } = numberOf.get(game)!;
      const started = JSON.parse(first.get(number)!.body) as object;
      keep.run(JSON.stringify({ ...started, at: 0 }), number);
      const bodies = longestLog(i + 1);
      for (const [index, body] of bodies.entries()) add.run(number, index + 2, body);
      move.run(bodies.length + 1, game);
    }
  })();
  database.close();
};

/** Measures pings until stopped. */
const pinging = (wire: Wire): { readonly end: () => Promise<readonly number[]> } => {
  const times: number[] = [];
  const ending = new AbortController();
  const done = (async () => {
    for (let at = 0; !ending.signal.aborted; at++) {
      const sent = performance.now();
      wire.say({ kind: 'ping', at });
      await wire.next({ kind: 'pong', at });
      times.push(performance.now() - sent);
      await wait(PING_EVERY);
    }
  })();
  return {
    end: async () => {
      ending.abort();
      await done;
      return times.sort((a, b) => a - b);
    },
  };
};

const spread = (times: readonly number[]): object => ({
  median: round(times[Math.floor(times.length / 2)]!, 1),
  most: round(times.at(-1)!, 1),
});

export const benchRecords = async (print: Print): Promise<void> => {
  const folder = temporaryFolder();
  const server = await createServerProcess({ environment: { ...NO_LIMITS, KORONG_DATA: folder.path } });
  try {
    await server.start();
    const api = openApi(() => [server.base]);
    const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
    const terms = { game: 'yinsh', options: { variant: 'standard' }, colour: 'white', listed: false };
    const games: string[] = [];
    for (let i = 0; i <= GAMES; i++) games.push(await api.game(white, black, terms));
    lengthen(join(folder.path, 'korong.db'), games);
    const timed = async (path: string): Promise<number> => {
      const began = performance.now();
      const { status } = await ask(server.base, 'GET', path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      return performance.now() - began;
    };
    // The replay thread starts with the first request.
    await timed(`/api/games/${games.pop()!}/record`);
    const single: number[] = [];
    for (const game of games.slice(0, 20)) single.push(await timed(`/api/games/${game}/record`));
    print({
      what: 'record of the longest game',
      events: MAX_EVENTS,
      ms: spread(single.sort((a, b) => a - b)),
    });

    const wire = await greet(server.base);
    const quiet = pinging(wire);
    await wait(1_000);
    print({ what: 'ping, nothing asked for', ms: spread(await quiet.end()) });
    for (const [what, paths] of [
      [
        `ping while ${GAMES} records of one game are asked for`,
        games.map(() => `/api/games/${games[30]!}/record`),
      ],
      [
        `ping while ${GAMES} records of ${GAMES} games are asked for`,
        games.map(game => `/api/games/${game}/record`),
      ],
      [
        `ping while ${GAMES} logs of ${GAMES} games are asked for`,
        games.map(game => `/api/games/${game}/events`),
      ],
    ] as const) {
      const pings = pinging(wire);
      const times = await Promise.all(paths.map(timed));
      print({ what, pingMs: spread(await pings.end()), answerMs: spread(times.sort((a, b) => a - b)) });
    }
    wire.socket.close();
  } finally {
    await server.kill();
    folder.remove();
  }
};
