// The samples of fixtures/findings.json are turns from real games. Every claim is checked again by looking at every turn with the rules
// library, and certain results with the prover of the puzzles.
import { readFileSync } from 'node:fs';
import { boardAt } from '@korong/engine';
import { beginTurn, captured, gameNamed, isComplete, other, readTurn, turnText } from '@korong/rules';
import type { GipfPosition, GipfStep, Turn, YinshPosition } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { findingsOf, type FindingSample } from '../../calibrate/sample.ts';
import { Prover } from '../puzzles/index.js';
import { FINDING_KINDS, type Finding, type FindingKind } from './finding.js';

const samples = JSON.parse(
  readFileSync(new URL('../../../../fixtures/findings.json', import.meta.url), 'utf8'),
) as readonly FindingSample[];

type AnyTurn = Turn<unknown, unknown>;

const follow = ({ game, position }: FindingSample, line: readonly string[]): AnyTurn[] => {
  const turns: AnyTurn[] = [];
  for (const text of line) {
    const start = turns.at(-1)?.position ?? must(gameNamed(game).readPosition(position));
    const reading = readTurn(gameNamed(game), beginTurn(start), text);
    if (reading.status === 'illegal') throw new Error(`${text}: ${reading.refusal.code}`);
    turns.push(reading.turn);
  }
  return turns;
};

/** Every whole turn of the side to act. */
const turnsAt = ({ game: name }: FindingSample, position: unknown): AnyTurn[] => {
  const game = gameNamed(name);
  const go = (turn: AnyTurn): AnyTurn[] =>
    isComplete(game, turn)
      ? [turn]
      : game
          .steps(turn.position)
          .flatMap(step =>
            go({ ...turn, steps: [...turn.steps, step], position: game.play(turn.position, step) }),
          );
  return go(beginTurn(position));
};

/** Rows by their ends, as the steps spell them. */
const rowsOf = ({ game }: FindingSample, turn: AnyTurn): string[] =>
  turnText(gameNamed(game), turn)
    .split(';')
    .filter(step => (game === 'yinsh' ? /^x\w+-/ : /^x\w/).test(step))
    .map(step => {
      const points = step.match(/[a-k]\d+/g)!.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      return [points[0], points.at(-1)].join('-');
    });

/** What the side that made the turn took with it: rings in YINSH, pieces in GIPF. */
const gainOf = ({ game: name }: FindingSample, { start, position }: AnyTurn): number => {
  const side = gameNamed(name).toAct(start);
  if (name === 'yinsh') return (position as YinshPosition).taken[side] - (start as YinshPosition).taken[side];
  const [before, after] = [start as GipfPosition, position as GipfPosition];
  return captured(after, other(side)) - captured(before, other(side));
};

interface Case {
  readonly sample: FindingSample;
  readonly played: AnyTurn;
  readonly best: AnyTurn;
}

const canForce = ({ sample }: Case, position: unknown): boolean =>
  turnsAt(sample, position).every(reply =>
    turnsAt(sample, reply.position).some(turn => rowsOf(sample, turn).length > 0),
  );

const wins = ({ sample }: Case, position: unknown, turns: number): boolean => {
  const board = boardAt(sample.game, gameNamed(sample.game).positionText(position));
  return new Prover(board).wins(board.toAct, 2 * turns - 1);
};

type Claims = { readonly [F in Finding as F['kind']]: (values: F['values'], at: Case) => boolean };

/** What each kind claims, put in other words. */
const CLAIMS: Claims = {
  'misses-win': ({ turns }, at) => wins(at, at.played.start, turns),
  'allows-win': ({ turns }, at) => {
    const { game } = at.sample;
    const outcome = gameNamed(game).outcome(at.played.position);
    return turns === 0
      ? outcome?.winner === other(gameNamed(game).toAct(at.played.start))
      : wins(at, at.played.position, turns);
  },
  'two-rows': ({ rows }, { sample, played, best }) => {
    const most = (position: unknown): number =>
      Math.max(...turnsAt(sample, position).map(turn => rowsOf(sample, turn).length));
    return rows.length === 2 && most(played.position) >= 2 && most(best.position) < 2;
  },
  'gives-row': ({ row }, { sample, played, best }) => {
    const taking = turnsAt(sample, played.position).filter(turn => rowsOf(sample, turn).includes(row));
    const most = Math.max(...taking.map(turn => gainOf(sample, turn)));
    const after = turnsAt(sample, best.position).filter(turn => rowsOf(sample, turn).length > 0);
    return taking.length > 0 && after.every(turn => gainOf(sample, turn) < most);
  },
  'allows-row': ({ row }, at) => {
    const [, reply, , take] = follow(at.sample, [at.sample.turn, ...at.sample.reply.slice(0, 3)]);
    return canForce(at, reply!.position) && rowsOf(at.sample, take!).includes(row);
  },
  'misses-row': ({ row }, { sample, played, best }) =>
    rowsOf(sample, best).includes(row) && !rowsOf(sample, played).includes(row),
  'misses-forced-row': (_, at) => canForce(at, at.best.position) && !canForce(at, at.played.position),
  'wrong-ring': ({ ring, better }, { sample, played, best }) => {
    const [mine, theirs] = [played, best].map(turn => turnText(gameNamed(sample.game), turn).split(';'));
    return mine!.includes(`x${ring}`) && theirs!.includes(`x${better}`) && mine![0] === theirs![0];
  },
  'runs-out-of-reserve': ({ turns }, { sample }) => {
    const game = gameNamed(sample.game);
    const reserves = (line: readonly string[]): number[] =>
      follow(sample, line)
        .filter((_, i) => i % 2 === 0)
        .map(turn => (turn.position as GipfPosition).reserve[game.toAct(turn.start)]);
    return (
      reserves([sample.turn, ...sample.reply])[turns - 1] === 0 &&
      reserves(sample.best).every(reserve => reserve > 0)
    );
  },
  'loses-gipf-piece': ({ at }, { sample, played }) => {
    const { cells } = played.start as GipfPosition;
    const { cells: later } = follow(sample, [sample.turn, ...sample.reply.slice(0, 1)]).at(-1)!
      .position as GipfPosition;
    const count = (all: readonly string[], piece: string): number => all.filter(c => c === piece).length;
    const piece = gameNamed(sample.game).toAct(played.start) === 'white' ? 'W' : 'B';
    return /^[a-i]\d$/.test(at) && count(later, piece) < count(cells, piece) + Number(isGipfPush(played));
  },
  'closes-line': ({ line }, { sample, played, best }) => {
    const board = gameNamed(sample.game).boardOf(played.start);
    const [from, to] = line.split('-').map(name => board.find(name)!);
    const direction = board.direction(from!, to!)!;
    const ray = board.rays[from!]![direction]!;
    const points = [from!, ...ray.slice(0, ray.indexOf(to!) + 1)];
    const isFull = ({ position }: AnyTurn): boolean =>
      points.every(p => (position as GipfPosition).cells[p] !== '.');
    return isFull(played) && !isFull(best);
  },
};

const isGipfPush = ({ steps }: AnyTurn): boolean =>
  (steps as readonly GipfStep[]).some(step => step.kind === 'push' && step.piece === 'gipf');

test.each(FINDING_KINDS)('%s: found in real games, and so when every turn is looked at', kind => {
  const some = samples.filter(({ findings }) => findings.some(found => found.kind === kind));
  expect(some.length).toBeGreaterThanOrEqual(2);
  for (const sample of some) {
    const [played] = follow(sample, [sample.turn]);
    const [best] = follow(sample, sample.best);
    const found = sample.findings.find(finding => finding.kind === kind)!;
    const holds = CLAIMS[kind] as (values: Finding['values'], at: Case) => boolean;
    expect([
      sample.position,
      sample.turn,
      found,
      holds(found.values, { sample, played: played!, best: best! }),
    ]).toEqual([sample.position, sample.turn, found, true]);
  }
});

test('the same is found again, and nothing else', () => {
  for (const { findings, ...sample } of samples)
    expect([sample.position, findingsOf(sample)]).toEqual([sample.position, findings]);
});

test('the best turn is never blamed', () => {
  for (const sample of samples) {
    const [turn] = sample.best;
    expect(findingsOf({ ...sample, turn: turn!, after: sample.before, reply: sample.best.slice(1) })).toEqual(
      [],
    );
  }
});

test('every kind stands once in the order of gravity', () => {
  const all: readonly FindingKind[] = Object.keys(CLAIMS) as FindingKind[];
  expect([...FINDING_KINDS].sort()).toEqual([...all].sort());
});
