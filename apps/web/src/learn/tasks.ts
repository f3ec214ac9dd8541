import type { AnyGameUi } from '../game/turn/index.js';
import { ABOUT, type Course } from './courses.js';
import { uiAt } from '../rules/frames.js';
import { lessonsGipf } from '../games/gipf/lessons.js';
import { lessonsPotentials } from '../games/gipf/potentials/lessons.js';
import { lessonsYinsh } from '../games/yinsh/lessons.js';
import type { Question, Task } from './task.js';

/** A task whose positions and steps are only handed back to it. */
export type AnyTask = Task<unknown, unknown>;

const TASKS: Readonly<Record<Course, readonly (AnyTask | Question)[]>> = {
  yinsh: lessonsYinsh,
  gipf: lessonsGipf,
  project: lessonsPotentials,
};

export const tasksOf = (course: Course): readonly (AnyTask | Question)[] => TASKS[course];

export const isQuestion = (task: AnyTask | Question): task is Question => 'choices' in task;

/** The table at which a task is played: a game in between has its own. */
export const uiOf = (course: Course, task: AnyTask | Question): AnyGameUi =>
  uiAt(isQuestion(task) ? 'gipf' : (task.game ?? ABOUT[course].game), task.position);
