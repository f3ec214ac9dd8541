import { COURSES } from '../games/courses.js';
import type { AboutCourse } from './aboutCourse.js';

export type Course = keyof typeof COURSES;

export const COURSE_NAMES = Object.keys(COURSES) as readonly Course[];

/** The areas with the sentences of the tasks. */
export type LessonsArea = (typeof COURSES)[Course]['area'];

export const aboutCourse = (course: Course): AboutCourse & { readonly area: LessonsArea } => COURSES[course];

/** The lesson of a task, counted from 0; `undefined` if the course has none. */
export const lessonOf = (course: Course, index: number): number | undefined => {
  const { tasks, lessons } = aboutCourse(course);
  const found = lessons.findLastIndex(({ first }) => tasks.indexOf(first) <= index);
  return found < 0 ? undefined : found;
};
