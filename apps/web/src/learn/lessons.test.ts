import { boardAt } from '@korong/engine';
import { en, languages } from '@korong/messages';
import { lessons as gipfSentences } from '@korong/messages/en/gipf/lessons';
import { projectLessons as projectSentences } from '@korong/messages/en/gipf/projectLessons';
import { lessons as yinshSentences } from '@korong/messages/en/yinsh/lessons';
import { gipf, yinsh, type AnyGame, type GipfPosition, type GameName } from '@korong/rules';
import { describe, expect, test } from 'vitest';
import { Prover, turnsThat } from '../../../../packages/study/src/index.js';
import { INTROS } from '../games/lessons.js';
import { aboutCourse, lessonOf, type Course } from './courses.js';
import { judge, played } from './judge.js';
import type { Played, Question } from './task.js';
import { isQuestion, uiOf, tasksOf, type AnyTask } from './tasks.js';

const sentencesOf: Readonly<Record<Course, Readonly<Record<string, string>>>> = {
  yinsh: yinshSentences,
  gipf: gipfSentences,
  project: projectSentences,
};

const gameOf = (course: Course, task: AnyTask): AnyGame =>
  (task.game ?? aboutCourse(course).game) === 'yinsh' ? yinsh : gipf;

const playedTasks = (course: Course): AnyTask[] =>
  tasksOf(course).filter((task): task is AnyTask => !isQuestion(task));

const at = (game: AnyGame, text: string): unknown => {
  const position = game.readPosition(text);
  if (!position.ok) throw new Error(`${position.error.code}: ${text}`);
  return position.value;
};

const isUse = (step: unknown): boolean => (step as { kind: string }).kind === 'use';

/** The turn written as `text`: complete, or up to the announced use, and in canonical spelling. */
const turnOf = (
  game: AnyGame,
  start: unknown,
  text: string,
  announces: boolean,
): Played<unknown, unknown> => {
  let position = start;
  const steps = text.split(';').map(part => {
    expect([text, game.toAct(position)]).toEqual([text, game.toAct(start)]);
    const read = game.readStep(position, part);
    if (!read.ok) throw new Error(`${read.error.code}: ${part} of ${text}`);
    expect(read.value.map(step => game.stepText(step))).toEqual([part]);
    position = game.play(position, read.value[0]);
    return read.value[0];
  });
  const isWhole = game.toAct(position) !== game.toAct(start) || game.outcome(position) !== undefined;
  expect([text, isWhole || (announces && steps.some(isUse))]).toEqual([text, true]);
  return played(game, start, steps);
};

/** Every complete turn without denials; up to a use if that is announced. */
const allTurns = (game: AnyGame, start: unknown, announces: boolean): Played<unknown, unknown>[] => {
  const found: Played<unknown, unknown>[] = [];
  const follow = (position: unknown, steps: readonly unknown[]): void => {
    for (const step of game.steps(position)) {
      if ((step as { kind: string }).kind === 'denied') continue;
      const next = game.play(position, step);
      const ends = game.outcome(next) !== undefined || game.toAct(next) !== game.toAct(start);
      if (ends || (announces && isUse(step))) {
        found.push(played(game, start, [...steps, step]));
      } else follow(next, [...steps, step]);
    }
  };
  follow(start, []);
  return found;
};

describe.each(['yinsh', 'gipf', 'project'] as const)('the lessons of %s', course => {
  const all = tasksOf(course);
  const tasks = playedTasks(course);
  const intro = INTROS[course];

  test('begin with a demonstration that ends with a win, if they are for new readers', () => {
    expect(intro !== undefined).toBe(aboutCourse(course).hasIntro);
    if (!intro) return;
    const game: AnyGame = aboutCourse(course).game === 'yinsh' ? yinsh : gipf;
    let position = at(game, intro.start);
    for (const text of intro.steps) {
      expect([text, game.outcome(position)]).toEqual([text, undefined]);
      const read = game.readStep(position, text);
      if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
      position = game.play(position, read.value[0]);
    }
    expect(game.outcome(position)?.winner).toBe('white');
  });

  test('are ten or more, each with its sentences, and no sentence is left over', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(all.map(({ id }) => id)).toEqual(aboutCourse(course).tasks);
    const wrong = (task: AnyTask | Question): readonly string[] =>
      isQuestion(task)
        ? task.choices.filter(choice => choice !== task.answer)
        : task.mistakes.map(({ id }) => id);
    const used = [
      ...aboutCourse(course).lessons.map(({ id }) => `${id}.lesson`),
      ...(intro ? ['', ...intro.steps].map((_, n) => `intro.${n}`) : []),
      ...all.flatMap(task =>
        ['title', 'goal', 'hint', 'done', ...wrong(task)].map(part => `${task.id}.${part}`),
      ),
    ];
    expect(new Set(used).size).toBe(used.length);
    expect([...used].sort()).toEqual(Object.keys(sentencesOf[course]).sort());
  });

  describe.each(tasks.map(task => [task.id, task] as const))('%s', (_, task) => {
    const game = gameOf(course, task);
    const start = at(game, task.position);
    const announces = task.announces === true;

    test('every answer solves it, every named mistake is called by its name', () => {
      expect(task.answers.length).toBeGreaterThan(0);
      for (const text of task.answers) {
        const verdict = judge(task, turnOf(game, start, text, announces));
        expect([text, verdict]).toEqual([text, { kind: 'solved' }]);
      }
      expect(task.mistakes.length).toBeGreaterThan(0);
      for (const { id, example } of task.mistakes) {
        const verdict = judge(task, turnOf(game, start, example, announces));
        expect([example, verdict]).toEqual([example, { kind: 'mistake', id }]);
      }
    });

    test('no turn is left without an explanation, and the goal is not met by nearly everything', () => {
      const verdicts = allTurns(game, start, announces).map(turn => judge(task, turn).kind);
      expect(verdicts).not.toContain('other');
      const solved = verdicts.filter(kind => kind === 'solved').length;
      expect(solved / verdicts.length).toBeLessThanOrEqual(2 / 3);
    });

    test('a touch that leads nowhere is explained', () => {
      const ui = uiOf(course, task);
      const board = game.boardOf(start);
      const refusals = board.points
        .map(p => ui.touch(start, {}, board.name(p)))
        .filter(touched => touched.kind === 'refused');
      expect(refusals.length).toBeGreaterThan(0);
      for (const { why } of refusals) {
        expect([why.key, why.key in en || /^[a-z]/.test(why.key)]).toEqual([why.key, true]);
      }
    });
  });

  test.each(tasks.flatMap(task => (task.winsWithin ? [[task.id, task, task.winsWithin] as const] : [])))(
    '%s: exhaustive search finds the same answers',
    (_, task, turns) => {
      const game = gameOf(course, task);
      const accepted = allTurns(game, at(game, task.position), false)
        .filter(turn => task.accepts(turn))
        .map(turn => turn.steps.map(step => game.stepText(step)).join(';'));
      const found = winning(aboutCourse(course).game, task.position, turns);
      expect([...accepted].sort()).toEqual(found);
      expect([...task.answers].sort()).toEqual(found);
    },
  );
});

/** Turns that win within this many turns, in order. */
const winning = (game: GameName, position: string, turns: number): string[] => {
  const board = boardAt(game, position);
  const prover = new Prover(board);
  const side = board.toAct;
  return [...turnsThat(board, () => prover.wins(side, turns - 1)).found].sort();
};

test.each(['yinsh', 'gipf'] as const)('%s ends with a lesson of four tasks about playing well', course => {
  const { tasks, lessons } = aboutCourse(course);
  const parts = tasks.map((_, i) => lessonOf(course, i)!);
  expect(lessons.at(-1)!.id).toBe('strategy');
  expect(parts).toEqual([...parts].sort());
  expect(parts.filter(part => part === lessons.length - 1)).toHaveLength(4);
});

test('the black row of the lesson is worth making: afterwards White can always make one', () => {
  const task = playedTasks('gipf').find(({ id }) => id === 'makeThem')!;
  const start = at(gipf, task.position);
  const { position } = turnOf(gipf, start, task.answers[0]!, false);
  for (const reply of allTurns(gipf, position, false)) {
    const rows = allTurns(gipf, reply.position, false).filter(({ steps }) =>
      steps.some(step => (step as { kind: string }).kind === 'row'),
    );
    expect(rows.length).toBeGreaterThan(0);
  }
});

test('the GIPF-piece that is to stay would have lost the game', () => {
  const task = playedTasks('gipf').find(({ id }) => id === 'leaveTheirs')!;
  const after = (turn: string): unknown => turnOf(gipf, at(gipf, task.position), turn, false).position;
  const wins = (turn: string): string[] => winning('gipf', gipf.positionText(after(turn) as GipfPosition), 1);
  expect(wins(task.mistakes[0]!.example)).toHaveLength(1);
  expect(wins(task.answers[0]!)).toEqual([]);
});

describe('GIPF as a project', () => {
  const questions = tasksOf('project').filter(isQuestion);
  const announced = (id: string): GipfPosition => {
    const question = questions.find(each => each.id === id)!;
    const read = gipf.readPosition(question.position);
    if (!read.ok) throw new Error(read.error.code);
    const step = gipf.readStep(read.value, question.announced);
    if (!step.ok) throw new Error(step.error.code);
    return gipf.play(read.value, step.value[0]!);
  };

  test('has three lessons, and every task is in one', () => {
    expect(aboutCourse('project').tasks.map((_, i) => lessonOf('project', i))).toEqual([
      0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    ]);
  });

  test('P11: the use to be challenged wins the game, the one to be let act makes and threatens no row', () => {
    const ends = gipf.steps(announced('challenge')).map(step => gipf.play(announced('challenge'), step));
    expect(ends.map(end => gipf.outcome(end))).toContainEqual({ winner: 'black', by: 'gipf-pieces' });
    const harmless = announced('waive');
    // The position after a pass of White.
    const again = { ...harmless, toAct: 'black', mover: 'black' } as const;
    expect(harmless.phase).toBe('push');
    expect(
      gipf
        .steps(again)
        .filter(step => gipf.play(again, step).phase === 'row')
        .map(step => gipf.stepText(step)),
    ).toEqual([]);
    expect(announced('die').phase).toBe('row');
  });
});

/** The task that explains how points are named, in each course for new readers. */
const EXPLAINS: Partial<Record<Course, string>> = { yinsh: 'move', gipf: 'chain' };

test.each(
  languages.flatMap(language => (['yinsh', 'gipf'] as const).map(course => [language, course] as const)),
)('%s: the tasks of %s name no point before names are explained', async (language, course) => {
  const { lessons } = (await import(
    new URL(`../../../../packages/messages/src/${language}/${course}/lessons.ts`, import.meta.url).href
  )) as { readonly lessons: Readonly<Record<string, string>> };
  const { tasks } = aboutCourse(course);
  const early = ['intro', ...tasks.slice(0, tasks.indexOf(EXPLAINS[course]!))];
  const named = Object.entries(lessons).filter(
    ([key, text]) => early.includes(key.split('.')[0]!) && /(?<![\p{L}\d])[a-k]\d/u.test(text),
  );
  expect(named).toEqual([]);
  expect(lessons[`${EXPLAINS[course]!}.goal`]).toMatch(course === 'yinsh' ? /h8/ : /e5/);
});
