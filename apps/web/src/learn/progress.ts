// The solved tasks, kept on the device.

import { storedText } from '../store/storedText.js';
import { COURSE_NAMES, type Course } from './courses.js';

export type Progress = Readonly<Record<Course, readonly string[]>>;

export const KEY = 'korong.learn';
const VERSION = 1;

const words = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(word => typeof word === 'string'))] : [];

const ofEach = (of: (course: Course) => readonly string[]): Progress =>
  Object.fromEntries(COURSE_NAMES.map(course => [course, of(course)])) as unknown as Progress;

const NONE = ofEach(() => []);

/** Reads the stored value; an invalid one counts as nothing. */
export const readProgress = (text: string | null): Progress => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return NONE;
    const stored = found as Readonly<Record<string, unknown>>;
    return ofEach(course => words(stored[course]));
  } catch {
    return NONE;
  }
};

export const writeProgress = (progress: Progress): string =>
  JSON.stringify({ version: VERSION, ...progress });

export const withSolved = (progress: Progress, course: Course, id: string): Progress =>
  progress[course].includes(id) ? progress : { ...progress, [course]: [...progress[course], id] };

const stored = storedText(KEY);

export const loadProgress = (): Progress => readProgress(stored.read());

/** Reads again before writing: another tab may have solved a task meanwhile. */
export const keepSolved = (course: Course, id: string): Progress => {
  const next = withSolved(loadProgress(), course, id);
  stored.write(writeProgress(next));
  return next;
};

export const forgetProgress = (): Progress => {
  stored.write(null);
  return NONE;
};
