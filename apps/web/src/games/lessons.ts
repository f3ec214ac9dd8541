import type { Course } from '../learn/courses.js';
import type { Question, Task } from '../learn/task.js';
import type { Demo } from '../rules/statement.js';
import { introGipf } from './gipf/intro.js';
import { lessonsGipf } from './gipf/lessons.js';
import { lessonsPotentials } from './gipf/potentials/lessons.js';
import { introYinsh } from './yinsh/intro.js';
import { lessonsYinsh } from './yinsh/lessons.js';

/** The tasks of each course. */
export const LESSONS: Readonly<Record<Course, readonly (Task<unknown, unknown> | Question)[]>> = {
  yinsh: lessonsYinsh,
  gipf: lessonsGipf,
  project: lessonsPotentials,
};

/** The demonstrations before the first task. Their sentences after n steps are `intro.<n>`. */
export const INTROS: Readonly<Partial<Record<Course, Demo>>> = { yinsh: introYinsh, gipf: introGipf };
