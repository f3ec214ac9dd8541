import type { GameName } from '@korong/rules';

/** The tasks of each game in their order, by id. The list of lessons needs no more, so this imports nothing that runs. */
export const COURSES = {
  yinsh: [
    'place',
    'move',
    'jump',
    'takeRow',
    'makeRow',
    'flipRow',
    'seven',
    'notForThem',
    'block',
    'doubleRow',
    'rowFirst',
    'win',
    'doubleThreat',
  ],
  gipf: [
    'push',
    'chain',
    'closed',
    'row',
    'capture',
    'chooseRow',
    'bothRows',
    'saveReserve',
    'keep',
    'takeGipf',
    'secondGipf',
    'doubleThreat',
    'stop',
  ],
  project: [
    'load',
    'slide',
    'jump',
    'keepLoaded',
    'lastResort',
    'hop',
    'tower',
    'middle',
    'convert',
    'lastGipf',
    'announce',
    'between',
    'denied',
    'challenge',
    'waive',
    'die',
  ],
} as const;

export type Course = keyof typeof COURSES;

/** The game that a course is about, and where its rules are. */
export const ABOUT: Readonly<Record<Course, { readonly game: GameName; readonly rules: string }>> = {
  yinsh: { game: 'yinsh', rules: 'rules/yinsh/' },
  gipf: { game: 'gipf', rules: 'rules/gipf/' },
  project: { game: 'gipf', rules: 'rules/gipf/#chapter-project' },
};

/** Where a course has lessons of its own: each by its id and its first task. */
export const LESSONS: Readonly<Record<Course, readonly { readonly id: string; readonly first: string }[]>> = {
  yinsh: [],
  gipf: [],
  project: [
    { id: 'free', first: 'load' },
    { id: 'stacks', first: 'hop' },
    { id: 'linked', first: 'announce' },
  ],
};

/** Which lesson of a course a task is in, counted from 0; `undefined` where there are none. */
export const lessonOf = (course: Course, index: number): number | undefined => {
  const tasks: readonly string[] = COURSES[course];
  const found = LESSONS[course].findLastIndex(({ first }) => tasks.indexOf(first) <= index);
  return found < 0 ? undefined : found;
};
