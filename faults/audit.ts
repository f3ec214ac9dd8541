// Compares the ledger of a load with the logs of the server.
import { readFileSync } from 'node:fs';
import { openApi } from './load/api.ts';
import { judge, readLedger, type Verdict } from './load/ledger.ts';

/** An event from the server, with the fields that are compared here. */
export interface LogEvent {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly by?: 'white' | 'black';
  readonly text?: string;
  readonly clock?: number;
  readonly back?: number;
  readonly from?: number;
  readonly to?: number;
}

interface Audit extends Verdict {
  readonly games: number;
  readonly turns: number;
  /** Games whose log ends before their players' script. */
  readonly unfinished: readonly string[];
  /** Logs that are not numbered from 1 without gaps. */
  readonly torn: readonly string[];
  readonly logs: ReadonlyMap<string, readonly LogEvent[]>;
}

const AT_ONCE = 16;

const playedIn = (file: string): Map<string, readonly string[]> =>
  new Map(
    readFileSync(`${file}.played`, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { game: string; turns: readonly string[] })
      .map(({ game, turns }) => [game, turns]),
  );

export const readLog = async (base: string, game: string): Promise<readonly LogEvent[]> => {
  // On a stalled machine the server may not reach its store in time. It says so, and the request is repeated.
  const reply = await openApi(() => [base]).patiently(
    'GET',
    `/api/games/${game}/events?since=0`,
    undefined,
    undefined,
  );
  if (reply.status !== 200) throw new Error(`${game}: ${reply.status} ${reply.text}`);
  return (JSON.parse(reply.text) as { events: readonly LogEvent[] }).events;
};

/** Reads every played game from the server and compares it. */
export const auditLedger = async (base: string, file: string): Promise<Audit> => {
  const played = playedIn(file);
  // Read first: what is acknowledged while the logs are read may be missing in them.
  const ledger = readLedger(file);
  const logs = new Map<string, readonly LogEvent[]>();
  const left = [...played.keys()];
  const read = async (): Promise<void> => {
    for (let game = left.pop(); game !== undefined; game = left.pop())
      logs.set(game, await readLog(base, game));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  const turnsOf = (events: readonly LogEvent[]): { seq: number; text: string }[] =>
    events.filter(event => event.kind === 'turn').map(({ seq, text = '' }) => ({ seq, text }));
  const turns = new Map([...logs].map(([game, events]) => [game, turnsOf(events)]));
  return {
    ...judge(ledger, turns, played),
    games: logs.size,
    turns: [...turns.values()].reduce((sum, each) => sum + each.length, 0),
    unfinished: [...played.keys()].filter(game => turns.get(game)!.length < played.get(game)!.length),
    torn: [...logs].flatMap(([game, events]) =>
      events.every((event, i) => event.seq === i + 1) ? [] : [game],
    ),
    logs,
  };
};

/** The same without the logs, for a report. */
export const summaryOf = (audit: Audit): object => ({
  acknowledged: audit.acknowledged,
  games: audit.games,
  turns: audit.turns,
  lost: audit.lost.length,
  wrong: audit.wrong.length,
  doubled: audit.doubled.length,
  unfinished: audit.unfinished.length,
  torn: audit.torn.length,
});

export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Charge {
  /** How often a player was to act during a long outage. */
  readonly concerned: number;
  /** The most that a player was charged for such an outage, in milliseconds. */
  readonly worst: number;
}

/**
 * The cost of outages to the players, by the clocks in the logs: the time charged for a turn beyond the time in which the server was
 * reachable. `downs` are as observed from outside.
 */
export const chargesFor = (
  logs: ReadonlyMap<string, readonly LogEvent[]>,
  downs: readonly Span[],
  clock: { readonly initial: number; readonly increment: number },
): Charge => {
  let [concerned, worst] = [0, 0];
  for (const events of logs.values()) {
    const left = { white: clock.initial, black: clock.initial };
    let since: number | undefined;
    for (const event of events) {
      if (event.kind !== 'turn' || event.by === undefined || event.clock === undefined) continue;
      if (since !== undefined) {
        const [begin, end] = [since, event.at];
        const down = downs.reduce(
          (sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin)),
          0,
        );
        const charged = left[event.by] + clock.increment - event.clock;
        if (down > 0) {
          concerned++;
          worst = Math.max(worst, charged - (end - begin - down));
        }
      }
      left[event.by] = event.clock;
      since = event.at;
    }
  }
  return { concerned, worst };
};
