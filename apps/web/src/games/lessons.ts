import type { Course } from '../learn/courses.js';
import type { Question, Task } from '../learn/task.js';
import { lessonsGipf } from './gipf/lessons.js';
import { lessonsPotentials } from './gipf/potentials/lessons.js';
import { lessonsYinsh } from './yinsh/lessons.js';

/** The tasks of each course. */
export const LESSONS: Readonly<Record<Course, readonly (Task<unknown, unknown> | Question)[]>> = {
  yinsh: lessonsYinsh,
  gipf: lessonsGipf,
  project: lessonsPotentials,
};
