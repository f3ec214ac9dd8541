// What the tests of this package share. Not part of the library.
import { beginTurn, readTurn, turnText, type AnyGame } from '@korong/rules';
import { after as afterOne } from '@korong/testing/match';
import { allGames } from './allGames.js';
import type { MatchCode } from './codes.js';
import type { MatchRefusal } from './refusal.js';
import type { Command } from './commands.js';
import { positionOf, toAct, type Match } from './match.js';

export type Start = Extract<Command, { readonly kind: 'start' }>;

export const MINUTE = 60_000;

/** Five minutes and three seconds a turn. */
export const FIVE_AND_THREE = { kind: 'fischer', initial: 5 * MINUTE, increment: 3_000 } as const;

/** Anna against Béla in a local match of YINSH, without a clock. */
export const start = (changes: Partial<Start> = {}): Start => ({
  kind: 'start',
  id: 'm1',
  game: 'yinsh',
  options: { variant: 'standard' },
  players: { white: { name: 'Anna' }, black: { name: 'Béla' } },
  seats: 'together',
  ...changes,
});

export const begun = (changes: Partial<Start> = {}, now = 0): Match =>
  afterOne(undefined, start(changes), now);

/** The match after commands that are all accepted, each with its time. */
export const after = (match: Match, ...commands: readonly (readonly [Command, number?])[]): Match =>
  commands.reduce((m, [command, now = 0]) => afterOne(m, command, now), match);

export const codeOf = (match: Match | undefined, command: Command, now = 0): MatchCode | 'accepted' => {
  const applied = allGames.apply(match, command, now);
  return applied.ok ? 'accepted' : applied.error.code;
};

export const refusalOf = (match: Match | undefined, command: Command, now = 0): MatchRefusal | undefined => {
  const applied = allGames.apply(match, command, now);
  return applied.ok ? undefined : applied.error;
};

/** A turn of the side to act. */
export const turn = (match: Match, text: string): Command => ({
  kind: 'turn',
  by: toAct(match) ?? 'white',
  answers: match.turns.length,
  text,
});

/** These turns, `seconds` apart. */
export const played = (match: Match, texts: readonly string[], seconds = 0): Match =>
  texts.reduce((m, text, i) => after(m, [turn(m, text), (i + 1) * seconds * 1_000]), match);

/** A random whole legal turn; `pick` chooses each step. */
export const someTurn = (match: Match, pick: (n: number) => number): string => {
  const game = allGames.gameOf(match);
  let reading = { status: 'incomplete', turn: beginTurn<unknown, unknown>(positionOf(match)) };
  while (reading.status === 'incomplete') {
    const steps = game.steps(reading.turn.position);
    const next = readTurn(game, reading.turn, game.stepText(steps[pick(steps.length)]));
    if (next.status === 'illegal') throw new Error(next.refusal.code);
    reading = next;
  }
  return turnText(game, reading.turn);
};

/** Steps joined into whole turns; what is left of an unfinished one comes apart from them. */
export const turnsOf = (
  game: AnyGame,
  position: unknown,
  steps: readonly string[],
): { turns: string[]; rest: string } => {
  const turns: string[] = [];
  let under = beginTurn<unknown, unknown>(position);
  for (const step of steps) {
    const reading = readTurn(game, under, step);
    if (reading.status === 'illegal') throw new Error(reading.refusal.code);
    under = reading.turn;
    if (reading.status === 'complete') {
      turns.push(turnText(game, under));
      under = beginTurn(under.position);
    }
  }
  return { turns, rest: turnText(game, under) };
};
