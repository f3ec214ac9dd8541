import type { AnyTable } from '../table/index.js';
import { ABOUT, type Course } from './courses.js';
import { tableAt } from './frames.js';
import { lessonsGipf } from './lessonsGipf.js';
import { lessonsProject } from './lessonsProject.js';
import { lessonsYinsh } from './lessonsYinsh.js';
import type { Question, Task } from './task.js';

/** A task whose positions and steps are only handed back to it. */
export type AnyTask = Task<unknown, unknown>;

const TASKS: Readonly<Record<Course, readonly (AnyTask | Question)[]>> = {
  yinsh: lessonsYinsh,
  gipf: lessonsGipf,
  project: lessonsProject,
};

export const tasksOf = (course: Course): readonly (AnyTask | Question)[] => TASKS[course];

export const isQuestion = (task: AnyTask | Question): task is Question => 'choices' in task;

/** The table at which a task is played: a game in between has its own. */
export const tableOf = (course: Course, task: AnyTask | Question): AnyTable =>
  tableAt(isQuestion(task) ? 'gipf' : (task.game ?? ABOUT[course].game), task.position);
