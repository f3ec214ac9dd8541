import type { AnyGameUi } from '../games/gameUi.js';
import { LESSONS } from '../games/lessons.js';
import { uiAt } from '../games/all.js';
import { aboutCourse, type Course } from './courses.js';
import type { Question, Task } from './task.js';

/** A task whose positions and steps are opaque to the caller. */
export type AnyTask = Task<unknown, unknown>;

export const tasksOf = (course: Course): readonly (AnyTask | Question)[] => LESSONS[course];

export const isQuestion = (task: AnyTask | Question): task is Question => 'choices' in task;

/** The GameUi of a task: an inner game has its own. */
export const uiOf = (course: Course, task: AnyTask | Question): AnyGameUi =>
  uiAt((isQuestion(task) ? undefined : task.game) ?? aboutCourse(course).game, task.position);
