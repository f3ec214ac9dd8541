import { isDeepStrictEqual } from 'node:util';
import { replayEvents } from '@korong/match';
import { BLITZ, must, person, seeded } from '../../apps/server/src/rooms/testing.ts';
import type { StoredEvent } from '../../apps/server/src/store/store.ts';
import { noCounts, type Counts } from './counts.ts';
import { CALM, STORM, type Weather } from './link.ts';
import { Person } from './person.ts';
import { startProcesses, type Process } from './server.ts';

export interface FuzzOptions {
  readonly seeds: readonly number[];
  /** Takes out what recognises a message that comes again. */
  readonly withoutDeduplication?: boolean;
}

export interface FuzzReport {
  readonly counts: Counts;
  /** What is wrong, each with its seed. Empty if all is well. */
  readonly wrong: readonly string[];
}

/** So many games at a time. */
const TOGETHER = 25;
const ACTS = 90;
const PATIENCE = 20_000;
const CLOCK = { kind: 'fischer', initial: 3_600_000, increment: 10_000 } as const;

/** Plays a game for every seed, through storms, and looks at the end whether everybody has seen the same. */
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
      game: seed % 2 === 0 ? 'yinsh' : 'gipf',
      options: { variant: seed % 2 === 0 ? 'blitz' : 'basic' },
      clock: CLOCK,
    }),
  );
  must(await processes[1].rooms.accept(id, black));
  const around = { processes, random, weather: () => weather, counts };
  const anna = new Person(id, white, 0, around);
  const bela = new Person(id, black, 1, around);
  const watcher = new Person(id, undefined, 0, around);
  const people = [anna, bela, watcher];

  for (let acts = 0; acts < ACTS; acts++) {
    // Often both at once: that is where processes race.
    if (random() < 0.8) anna.act();
    if (random() < 0.8) bela.act();
    await pause(random() * 25);
  }
  weather = CALM;
  calmed();

  const logOf = async (): Promise<readonly StoredEvent[]> =>
    (await processes[0].store.games.load(id, 0))!.events;
  const countLines = async (): Promise<number> => (await processes[0].store.chat.lines(id, 0, 1_000)).length;
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

/** Server, players and spectator have the same; what a player was told is what happened, once. */
const findings = (people: readonly Person[], log: readonly StoredEvent[], lines: number): string[] => {
  const found: string[] = [];
  const kept = replayEvents(log.map(({ event }) => event));
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
  const seqs = people.flatMap(person => told(person, found));
  for (const { event, player, message } of log) {
    const times = seqs.filter(seq => seq === event.seq).length;
    if (times === (player === undefined ? 0 : 1)) continue;
    const answers = people.flatMap(person => person.answers.get(message ?? '') ?? []);
    found.push(`${times} were told of ${JSON.stringify(event)}; answers: ${JSON.stringify(answers)}`);
  }
  if (seqs.some(seq => seq > log.length)) found.push('somebody was told of an event that is not there');
  return found;
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** The events that one player was told of, each message answered without contradiction. */
const told = ({ issued, answers, lines }: Person, found: string[]): readonly number[] =>
  [...issued].flatMap(id => {
    const given = [...new Set((answers.get(id) ?? []).filter(answer => !PASSING.includes(answer)))];
    if (given.length !== 1) found.push(`the answers to one message were ${JSON.stringify(given)}`);
    return lines.has(id) ? [] : given.filter(isAck).map(answer => Number(answer.slice(4)));
  });
