import { boardFor } from '@korong/engine';
import { lessonsGipf as gipfSentences } from '@korong/messages/en/lessons-gipf';
import { lessonsYinsh as yinshSentences } from '@korong/messages/en/lessons-yinsh';
import { reasons } from '@korong/messages/en/reasons';
import { gipf, yinsh, type AnyGame } from '@korong/rules';
import { describe, expect, test } from 'vitest';
import { Prover, turnsThat } from '../../../../packages/engine/tactics/prove.js';
import { tableFor } from '../table/tables.js';
import { COURSES } from './courses.js';
import { judge, played } from './judge.js';
import { lessonsGipf } from './lessonsGipf.js';
import { lessonsYinsh } from './lessonsYinsh.js';
import type { Played, Task } from './task.js';

type AnyTask = Task<unknown, unknown>;

interface Course {
  readonly game: AnyGame;
  readonly tasks: readonly AnyTask[];
  readonly sentences: Readonly<Record<string, string>>;
}

const courses: Readonly<Record<'yinsh' | 'gipf', Course>> = {
  yinsh: { game: yinsh, tasks: lessonsYinsh, sentences: yinshSentences },
  gipf: { game: gipf, tasks: lessonsGipf, sentences: gipfSentences },
};

const at = (game: AnyGame, text: string): unknown => {
  const position = game.readPosition(text);
  if (!position.ok) throw new Error(`${position.error.code}: ${text}`);
  return position.value;
};

/** The turn written as `text`, which has to be whole and in our own spelling. */
const turnOf = (game: AnyGame, start: unknown, text: string): Played<unknown, unknown> => {
  let position = start;
  const steps = text.split(';').map(part => {
    expect([text, game.toAct(position)]).toEqual([text, game.toAct(start)]);
    const read = game.readStep(position, part);
    if (!read.ok) throw new Error(`${read.error.code}: ${part} of ${text}`);
    expect(read.value.map(step => game.stepText(step))).toEqual([part]);
    position = game.play(position, read.value[0]);
    return read.value[0];
  });
  expect([text, game.toAct(position) !== game.toAct(start) || game.outcome(position) !== undefined]).toEqual([
    text,
    true,
  ]);
  return played(game, start, steps);
};

/** Every whole turn. */
const allTurns = (game: AnyGame, start: unknown): Played<unknown, unknown>[] => {
  const found: Played<unknown, unknown>[] = [];
  const follow = (position: unknown, steps: readonly unknown[]): void => {
    for (const step of game.steps(position)) {
      const next = game.play(position, step);
      if (game.outcome(next) !== undefined || game.toAct(next) !== game.toAct(start)) {
        found.push(played(game, start, [...steps, step]));
      } else follow(next, [...steps, step]);
    }
  };
  follow(start, []);
  return found;
};

describe.each(Object.entries(courses))('the lessons of %s', (name, { game, tasks, sentences }) => {
  test('are ten or more, each with its sentences, and no sentence is left over', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(10);
    expect(tasks.map(({ id }) => id)).toEqual(COURSES[name as 'yinsh' | 'gipf']);
    const used = tasks.flatMap(({ id, mistakes }) => [
      ...['title', 'goal', 'hint', 'done'].map(part => `${id}.${part}`),
      ...mistakes.map(mistake => `${id}.${mistake.id}`),
    ]);
    expect(new Set(used).size).toBe(used.length);
    expect([...used].sort()).toEqual(Object.keys(sentences).sort());
  });

  describe.each(tasks.map(task => [task.id, task] as const))('%s', (_, task) => {
    const start = at(game, task.position);

    test('every answer solves it, every named mistake is called by its name', () => {
      expect(task.answers.length).toBeGreaterThan(0);
      for (const text of task.answers) {
        expect([text, judge(task, turnOf(game, start, text))]).toEqual([text, { kind: 'solved' }]);
      }
      expect(task.mistakes.length).toBeGreaterThan(0);
      for (const { id, example } of task.mistakes) {
        const verdict = judge(task, turnOf(game, start, example));
        expect([example, verdict]).toEqual([example, { kind: 'mistake', id }]);
      }
    });

    test('no turn is left without an explanation, and the goal is not met by nearly everything', () => {
      const verdicts = allTurns(game, start).map(turn => judge(task, turn).kind);
      expect(verdicts).not.toContain('other');
      const solved = verdicts.filter(kind => kind === 'solved').length;
      expect(solved / verdicts.length).toBeLessThanOrEqual(2 / 3);
    });

    test('a touch that leads nowhere is explained', () => {
      const table = tableFor(name as 'yinsh' | 'gipf');
      const refusals = game.board.points
        .map(p => table.touch(start, {}, game.board.name(p)))
        .filter(touched => touched.kind === 'refused');
      expect(refusals.length).toBeGreaterThan(0);
      for (const { why } of refusals) {
        expect([why.key, why.key in reasons || /^[a-z]/.test(why.key)]).toEqual([why.key, true]);
      }
    });
  });

  test.each(tasks.flatMap(task => (task.winsWithin ? [[task.id, task, task.winsWithin] as const] : [])))(
    '%s: exhaustive search finds the same answers',
    (_, task, turns) => {
      const board = boardFor(name as 'yinsh' | 'gipf');
      board.load(task.position);
      const prover = new Prover(board);
      const side = board.toAct;
      const { found } = turnsThat(board, () => prover.wins(side, turns - 1));
      const accepted = allTurns(game, at(game, task.position))
        .filter(turn => task.accepts(turn))
        .map(turn => turn.steps.map(step => game.stepText(step)).join(';'));
      expect([...accepted].sort()).toEqual([...found].sort());
      expect([...task.answers].sort()).toEqual([...found].sort());
    },
  );
});
