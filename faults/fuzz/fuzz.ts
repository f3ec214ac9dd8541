import { isDeepStrictEqual } from 'node:util';
import { allGames } from '@korong/match';
import type { NewGame } from '@korong/protocol';
import { must } from '@korong/testing';
import { BLITZ, person, seeded } from '../../apps/server/src/rooms/testing.ts';
import { StoreTrouble, type StoredEvent } from '../../apps/server/src/store/store.ts';
import { noCounts, type Counts } from './counts.ts';
import { CALM, STORM, type Weather } from './faultyConnection.ts';
import { linkedWish } from './linked.ts';
import { Person } from './person.ts';
import { startProcesses, type Process } from './server.ts';

interface FuzzOptions {
  readonly seeds: readonly number[];
  /** Disables the recognition of duplicate messages. */
  readonly withoutDeduplication?: boolean;
  /** URL of a PostgreSQL to use instead of SQLite. */
  readonly url?: string | undefined;
}

export interface FuzzReport {
  readonly counts: Counts;
  /** The errors, each with its seed. Empty if there are none. */
  readonly wrong: readonly string[];
}

/** The number of concurrent games. */
const TOGETHER = 20;
const ACTS = 90;
/** A linked match takes longer to reach its uses. */
const LINKED_ACTS = 200;
/** A timeout for hung runs only. */
const PATIENCE = 300_000;
const CLOCK = { kind: 'fischer', initial: 3_600_000, increment: 10_000 } as const;

/** Plays a game per seed on a faulty network and checks at the end that all clients have seen the same game. */
export const fuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const counts = noCounts();
  const wrong: string[] = [];
  for (let i = 0; i < options.seeds.length; i += TOGETHER) {
    const seeds = options.seeds.slice(i, i + TOGETHER);
    let stormy = true;
    const processes = await startProcesses({
      random: seeded(seeds[0]! + 1_000_000),
      isStormy: () => stormy,
      counts,
      withoutDeduplication: options.withoutDeduplication === true,
      url: options.url,
      failed: fault => wrong.push(`the server failed: ${fault}`),
    });
    let playing = seeds.length;
    const found = await Promise.all(
      seeds.map(seed =>
        play(seed, processes.both, counts, () => {
          if (--playing === 0) stormy = false;
        }),
      ),
    );
    wrong.push(...found.flat());
    await processes.close();
  }
  return { counts, wrong };
};

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** On a stalled machine the store may be unreachable. A reader asks again. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreTrouble) || performance.now() > end) throw error;
      await pause(100);
    }
  }
};

const isLinked = (seed: number): boolean => seed % 4 === 1;

/** Every other game is YINSH. Every other GIPF game is linked. */
const termsOf = (seed: number): Pick<NewGame, 'game' | 'options' | 'links'> => {
  if (seed % 2 === 0) return { game: 'yinsh', options: { variant: 'blitz' } };
  return isLinked(seed) ? linkedWish(seed % 8 === 1) : { game: 'gipf', options: { variant: 'basic' } };
};

const play = async (
  seed: number,
  processes: readonly [Process, Process],
  counts: Counts,
  calmed: () => void,
): Promise<readonly string[]> => {
  const random = seeded(seed);
  let weather: Weather = STORM;
  const [white, black] = [person('Anna'), person('Bela')];
  const { id } = must(
    await processes[0].rooms.create(white, {
      ...BLITZ,
      ...termsOf(seed),
      clock: CLOCK,
    }),
  );
  must(await processes[1].rooms.accept(id, black));
  const deps = { processes, random, weather: () => weather, counts };
  const anna = new Person(id, white, 0, deps);
  const bela = new Person(id, black, 1, deps);
  const watcher = new Person(id, undefined, 0, deps);
  const people = [anna, bela, watcher];

  const most = isLinked(seed) ? LINKED_ACTS : ACTS;
  for (let acts = 0; acts < most; acts++) {
    // Often both act at once, which makes the processes race.
    if (random() < 0.8) anna.act();
    if (random() < 0.8) bela.act();
    await pause(random() * 25);
  }
  weather = CALM;
  calmed();

  const { games, chat } = processes[0].store;
  const logOf = async (): Promise<readonly StoredEvent[]> =>
    (await patiently(() => games.load(id, 0)))!.events;
  const countLines = async (): Promise<number> => (await patiently(() => chat.lines(id, 0, 1_000))).length;
  const end = performance.now() + PATIENCE;
  let [log, lines] = [await logOf(), await countLines()];
  while (performance.now() < end && !people.every(one => isSettled(one, log.length, lines))) {
    await pause(50);
    [log, lines] = [await logOf(), await countLines()];
  }
  const wrong = findings(people, log, lines).map(finding => `seed ${seed}: ${finding}`);
  for (const { client } of people) client.close();
  counts.seeds++;
  counts.turns += log.filter(({ event }) => event.kind === 'turn').length;
  const links = anna.room.get().match?.linked?.past ?? [];
  counts.links += links.length;
  counts.inner += links.filter(({ inner }) => inner !== undefined).length;
  for (const { answers } of people) {
    const last = [...answers.values()].map(given => given.at(-1)!);
    counts.acknowledged += last.filter(isAck).length;
    counts.refused += last.filter(answer => !isAck(answer)).length;
  }
  return wrong;
};

const isAck = (answer: string): boolean => answer.startsWith('ack ');

const isSettled = ({ room, issued, answers }: Person, events: number, lines: number): boolean => {
  const { fresh, pending, saying, match, chat } = room.get();
  return (
    fresh &&
    pending.length === 0 &&
    saying.length === 0 &&
    match?.events.length === events &&
    chat.length === lines &&
    [...issued].every(id => answers.has(id))
  );
};

const PASSING = ['TRY_AGAIN', 'SERVER_ENDING', 'TOO_MANY_REQUESTS', 'NEWER_LOG', 'INTERNAL'];

/** Server, players and spectator have the same log. Every answer to a player matches the log, exactly once. */
const findings = (people: readonly Person[], log: readonly StoredEvent[], lines: number): string[] => {
  const found: string[] = [];
  const kept = allGames.replayEvents(log.map(({ event }) => event));
  if (!kept.ok) return [`the log cannot be replayed: ${JSON.stringify(kept.error)}`];
  for (const [i, { room }] of people.entries()) {
    const { match, pending, saying, chat, fresh } = room.get();
    const who = ['white', 'black', 'the spectator'][i];
    if (!fresh) found.push(`${who} has not caught up`);
    if (pending.length + saying.length > 0)
      found.push(`${who} still waits for ${JSON.stringify([pending, saying])}`);
    if (!isDeepStrictEqual(plain(match), plain(kept.value)))
      found.push(`${who} has ${match?.events.length} events and not the server’s ${log.length}`);
    if (chat.length !== lines) found.push(`${who} has ${chat.length} lines of chat and not ${lines}`);
  }
  for (const who of people) found.push(...untruths(who, log));
  return found;
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** The answers to a player that contradict the log. */
const untruths = (
  { player, issued, answers, lines, binding }: Person,
  log: readonly StoredEvent[],
): string[] => {
  const found: string[] = [];
  const acknowledged = new Map<number, string>();
  for (const id of issued) {
    const given = answers.get(id) ?? [];
    const acks = [...new Set(given.filter(isAck))];
    const final = given.filter(answer => !isAck(answer) && !PASSING.includes(answer));
    const all = JSON.stringify(given);
    if (given.length === 0) found.push('a message was never answered');
    if (acks.length > 1) found.push(`one message was stored more than once: ${all}`);
    if (lines.has(id)) continue;
    if (acks.length > 0 && final.length > 0 && binding.has(id)) found.push(`stored and refused: ${all}`);
    for (const seq of acks.map(ack => Number(ack.slice(4)))) {
      if (acknowledged.has(seq)) found.push(`two messages were told that they are event ${seq}`);
      acknowledged.set(seq, id);
      if (log[seq - 1]?.player !== player?.id) found.push(`event ${seq} is not what its player was told`);
    }
  }
  const refused = new Set([...issued].filter(id => !(answers.get(id) ?? []).some(isAck)));
  for (const { event, player: by, message } of log) {
    if (by === undefined || by !== player?.id || acknowledged.has(event.seq)) continue;
    if (message === undefined || !refused.has(message) || binding.has(message))
      found.push(`not told of ${JSON.stringify(event)}: ${JSON.stringify(answers.get(message ?? ''))}`);
  }
  return found;
};
