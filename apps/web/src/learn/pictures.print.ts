// The boards that a page begins with, until hydration.
import { boardSvg, skinOf } from '@korong/board';
import { begin, viewOf } from './attempt.js';
import { aboutCourse, type Course } from './courses.js';
import { INTROS } from '../games/lessons.js';
import { framesOf } from '../rules/frames.js';
import { uiOf, tasksOf } from './tasks.js';

export const firstBoard = (course: Course): string => {
  const task = tasksOf(course)[0]!;
  const ui = uiOf(course, task);
  const looks = { hover: undefined, coordinates: true, speak: () => '' };
  return boardSvg(ui.skin, viewOf(ui, task, begin(ui, task), looks), { scheme: 'page' });
};

export const introBoard = (course: Course): string => {
  const { game } = aboutCourse(course);
  return boardSvg(skinOf(game), framesOf(game, INTROS[course]!)[0]!.view, { scheme: 'page' });
};
