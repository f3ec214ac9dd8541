import { coursesGipf } from './gipf/courses.js';
import { coursesYinsh } from './yinsh/courses.js';

/** Every course, in the order in which they are offered. */
export const COURSES = { ...coursesYinsh, ...coursesGipf } as const;
