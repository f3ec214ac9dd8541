// The board of the first task, until the page has come to life.
import { boardSvg, skinOf } from '@korong/board';
import { begin, viewOf } from './attempt.js';
import type { Course } from './courses.js';
import { tableOf, tasksOf } from './tasks.js';

export const firstBoard = (course: Course): string => {
  const task = tasksOf(course)[0]!;
  const table = tableOf(course, task);
  const looks = { hover: undefined, coordinates: true, speak: () => '' };
  return boardSvg(skinOf(table.name), viewOf(table, task, begin(table, task), looks), { scheme: 'page' });
};
