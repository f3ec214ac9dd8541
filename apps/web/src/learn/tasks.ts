import type { Course } from './courses.js';
import { lessonsGipf } from './lessonsGipf.js';
import { lessonsYinsh } from './lessonsYinsh.js';
import type { Task } from './task.js';

/** A task whose positions and steps are only handed back to it. */
export type AnyTask = Task<unknown, unknown>;

export const tasksOf = (course: Course): readonly AnyTask[] =>
  course === 'yinsh' ? lessonsYinsh : lessonsGipf;
