// Whole linked matches by lot: whatever may be agreed on, whatever may be asked, to the end or a cap. Not part of the library.
import { must } from '@korong/testing';
import {
  beginTurn,
  isAtStake,
  other,
  potentialOf,
  readTurn,
  turnText,
  type GipfPosition,
  type GipfStep,
  type PotentialKind,
  type Side,
} from '@korong/rules';
import { allGames } from '../allGames.js';
import { deadlineOf } from '../clock.js';
import type { Command } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { positionOf, toAct, type Match } from '../match.js';
import { someTurn, start, type Start } from '../testing.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { commitTo, sealOf } from './lot.js';
import { INNER_GAMES, type LinkedGame } from './games.js';
import { agreementOf, type ProjectSetup } from './project.js';
import { formOf } from './terms.js';
import type { Lot } from './types.js';

const CAP = 400;

type Random = (n: number) => number;
const randomness = (seed: number): Random => {
  let state = (seed + 1) * 48_271;
  return n => (state = (state * 48_271 + 11) % 2_147_483_647) % n;
};
const oneOf = <T>(random: Random, from: readonly T[]): T => from[random(from.length)]!;

const KINDS: readonly (readonly [PotentialKind, string])[] = [
  ['zertz', 'Z'],
  ['yinsh', 'Y'],
  ['dvonn', 'D'],
  ['tamsk', 'T'],
  ['punct', 'P'],
];
const GAMES: readonly LinkedGame[] = [
  ...(Object.keys(INNER_GAMES) as LinkedGame[]),
  ...(['die', 'die', 'die', 'away', 'away:Halma = 3 "x"'] as const),
];
const FORMS = ['free', 'always', 'challenge', 'acquire'] as const;
const CLOCK = { kind: 'fischer', initial: 300_000, increment: 3_000 } as const;
const NONE = { count: { white: 0, black: 0 } };
const SHORT = { kind: 'fischer', initial: 20_000, increment: 500 } as const;

const agreement = (random: Random): Start => {
  const wanted = 1 + random(31);
  const kinds = KINDS.filter((_, i) => (wanted >> i) & 1);
  const isOneForm = random(2) === 0;
  const one = oneOf(random, FORMS.slice(1));
  const forms = kinds.map(([kind]) => [kind, isOneForm ? one : oneOf(random, FORMS)] as const);
  const side = { count: { white: 1 + random(6), black: random(7) } };
  const project: ProjectSetup = {
    variant: oneOf(random, ['basic', 'standard', 'tournament']),
    handicap: { white: random(4) === 0 ? 2 : 0, black: 0 },
    pieces: { white: 18, black: oneOf(random, [18, 20]) },
    kinds: Object.fromEntries(
      KINDS.map(([kind]) => {
        const form = forms.find(([each]) => each === kind)?.[1];
        const linked = form !== undefined && form !== 'free';
        return [
          kind,
          { ...(form ? side : NONE), form: form ?? 'free', ...(linked && { game: oneOf(random, GAMES) }) },
        ];
      }),
    ) as ProjectSetup['kinds'],
    ...(forms.some(([, form]) => form === 'challenge') && { challenges: 1 + random(3) }),
    ...(random(2) === 0 && { clock: SHORT }),
  };
  const clock = oneOf(random, [undefined, CLOCK, { kind: 'days', perTurn: 86_400_000 } as const]);
  return start({
    game: 'gipf',
    ...agreementOf(project),
    seats: oneOf(random, ['together', 'apart']),
    ...(clock && { clock }),
  });
};

/** The authority's secrets, by commitment. */
export const secrets = new Map<string, string>();
const promised = (random: Random): string => {
  const secret = `secret-of-the-authority-${random(1_000_000)}`;
  const commit = commitTo(secret);
  secrets.set(commit, secret);
  return commit;
};

/** The players' nonces, by seal. */
const nonces = new Map<string, string>();
const lotCommand = (lot: Lot, random: Random): Command => {
  if (lotAwaits(lot) === 'secret') return { kind: 'reveal', secret: secrets.get(lot.commit)! };
  const { sealed = {} } = lot;
  const able = lotLacks(lot).filter(side => sealed[side] === undefined || nonces.has(sealed[side]));
  // A side that sealed nonsense cannot show anything: the time runs out.
  if (able.length === 0) return { kind: 'flag' };
  const by = oneOf(random, able);
  const value = nonces.get(sealed[by] ?? '') ?? `nonce-of-a-player-${random(1_000_000)}`;
  if (lotAwaits(lot) === 'nonces') return { kind: 'nonce', by, value };
  const hash = sealOf(lot.sealedFor!, by, value);
  nonces.set(hash, value);
  return { kind: 'seal', by, hash };
};

/** The turn continues from its decided steps. The first step that another game decides about is announced. */
const outerTurn = (match: Match, random: Random): Command => {
  const game = allGames.gameOf(match);
  let now = readTurn(game, beginTurn(positionOf(match)), match.linked?.prefix ?? '');
  let turn = now.status === 'illegal' ? beginTurn(positionOf(match)) : now.turn;
  const by = toAct(match)!;
  const answers = match.turns.length;
  for (;;) {
    const steps = (game.steps(turn.position) as GipfStep[]).filter(({ kind }) => kind !== 'denied');
    const liked = steps.filter(s => potentialOf(s) !== undefined);
    const step = oneOf(random, liked.length > 0 && random(3) > 0 ? liked : steps);
    now = readTurn(game, turn, game.stepText(step));
    if (now.status === 'illegal') throw new Error(now.refusal.code);
    turn = now.turn;
    const text = turnText(game, turn);
    if (match.setup.links && isAtStake((turn.position as GipfPosition).project!.linked, step)) {
      const isPlayed = formOf(match.setup.links, potentialOf(step)!) !== 'challenge';
      return { kind: 'announce', by, answers, text, ...(isPlayed && { commit: promised(random) }) };
    }
    if (now.status === 'complete') return { kind: 'turn', by, answers, text };
  }
};

/** A command that is due. A running match always has one, and it is never refused. */
const dueCommand = (match: Match, random: Random): Command => {
  const link = match.linked?.contest;
  if (!link) return outerTurn(match, random);
  const asked = other(link.by);
  switch (link.stage) {
    case 'announced':
      return random(3) === 0
        ? { kind: 'waive', by: asked }
        : { kind: 'challenge', by: asked, commit: promised(random) };
    case 'lot':
      return lotCommand(link.lot!, random);
    case 'playing': {
      const inner = link.inner!;
      const by = toAct(inner)!;
      if (random(12) === 0) {
        return { kind: 'inner', command: { kind: 'resign', by: oneOf(random, ['white', 'black']) } };
      }
      const text = someTurn(inner, random);
      return { kind: 'inner', command: { kind: 'turn', by, answers: inner.turns.length, text } };
    }
    case 'away':
      return {
        kind: 'report',
        by: oneOf(random, ['white', 'black']),
        winner: oneOf(random, ['white', 'black', null]),
      };
  }
};

/** Another command that a person or a program might send. */
const anyCommand = (match: Match, random: Random): Command => {
  const by = oneOf<Side>(random, ['white', 'black']);
  const answers = match.turns.length - random(2);
  const commands: (() => Command)[] = [
    () => ({ kind: 'turn', by, answers, text: oneOf(random, ['a1-b2', 'e1-e2', 'Zc3-c5', 'x', '!Ta1-b2']) }),
    () => ({ kind: 'announce', by, answers, text: oneOf(random, ['Yc3-c5', 'Zb2-d4', 'a1-b2', '!Yc3-c5']) }),
    () => ({ kind: 'challenge', by, commit: oneOf(random, ['no-hash', promised(random)]) }),
    () => ({ kind: 'waive', by }),
    () => ({ kind: 'seal', by, hash: oneOf(random, ['no-hash', sealOf('m1 2', by, 'not-of-this-lot')]) }),
    () => ({ kind: 'nonce', by, value: oneOf(random, ['short', 'a-nonce-long-enough']) }),
    () => ({ kind: 'reveal', secret: 'a-secret-never-promised' }),
    () => ({ kind: 'report', by, winner: by }),
    () => ({ kind: 'inner', command: { kind: 'turn', by, answers, text: 'f6' } }),
    () => ({ kind: 'inner', command: { kind: 'flag' } }),
    () => ({ kind: 'flag' }),
    () => ({ kind: 'takeback', how: 'agreed', to: Math.max(0, match.turns.length - 1) }),
    () => ({ kind: 'pause' }),
    () => ({ kind: 'outage', from: 0, to: 1_000_000_000 }),
    () => ({ kind: 'claim', by, what: 'win', absentSince: 0 }),
  ];
  return oneOf(random, commands)();
};

export interface Seen {
  readonly events: Set<string>;
  readonly hows: Set<string>;
  ended: number;
}

/** `look` sees the match after every event, and the event. */
export const playMatch = (
  seed: number,
  seen: Seen,
  look: (match: Match, event: MatchEvent) => void,
): Match => {
  const random = randomness(seed);
  let match = must(allGames.apply(undefined, agreement(random), 0)).match;
  let now = 0;
  const accept = (applied: ReturnType<typeof allGames.apply>): void => {
    if (!applied.ok) return;
    match = applied.value.match;
    const event = applied.value.events[0]!;
    seen.events.add(event.kind);
    look(match, event);
  };
  for (let i = 0; i < CAP && !match.result; i++) {
    now += random(20) === 0 ? random(100_000) : random(2_000);
    if (random(6) === 0) {
      accept(allGames.apply(match, anyCommand(match, random), now));
      continue;
    }
    const deadline = deadlineOf(match);
    const isLate = deadline !== undefined && now >= deadline;
    const isPaused = match.clock?.paused === true;
    const command: Command = isPaused
      ? { kind: 'resume' }
      : isLate
        ? { kind: 'flag' }
        : dueCommand(match, random);
    if (command.kind === 'flag') now = Math.max(now, deadline!);
    const applied = allGames.apply(match, command, now);
    if (!applied.ok) {
      throw new Error(`match ${seed} is stuck: ${applied.error.code} for ${JSON.stringify(command)}`);
    }
    accept(applied);
  }
  if (match.result) seen.ended++;
  for (const { how } of match.linked?.past ?? []) seen.hows.add(how);
  return match;
};

export const nothingSeen = (): Seen => ({ events: new Set(), hows: new Set(), ended: 0 });
