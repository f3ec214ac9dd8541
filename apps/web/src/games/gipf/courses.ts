import type { AboutCourse } from '../../learn/aboutCourse.js';

export const coursesGipf = {
  gipf: {
    game: 'gipf',
    rules: 'rules/gipf/',
    area: 'gipf/lessons',
    boardAreas: ['gipf/board', 'gipf/table', 'gipf/reasons'],
    hasIntro: true,
    tasks: [
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
    lessons: [],
  },
  /** With potentials. */
  project: {
    game: 'gipf',
    rules: 'rules/gipf/#chapter-project',
    area: 'gipf/projectLessons',
    // Its contests are played in other games.
    boardAreas: ['board', 'table', 'reasons', 'potentials'],
    hasIntro: false,
    tasks: [
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
    lessons: [
      { id: 'free', first: 'load' },
      { id: 'stacks', first: 'hop' },
      { id: 'linked', first: 'announce' },
    ],
  },
} as const satisfies Readonly<Record<string, AboutCourse>>;
