// The board of the first task, until hydration.
import { boardSvg } from '@korong/board';
import { begin, viewOf } from './attempt.js';
import type { Course } from './courses.js';
import { uiOf, tasksOf } from './tasks.js';

export const firstBoard = (course: Course): string => {
  const task = tasksOf(course)[0]!;
  const ui = uiOf(course, task);
  const looks = { hover: undefined, coordinates: true, speak: () => '' };
  return boardSvg(ui.skin, viewOf(ui, task, begin(ui, task), looks), { scheme: 'page' });
};
