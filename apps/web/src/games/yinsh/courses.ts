import type { AboutCourse } from '../../learn/aboutCourse.js';

export const coursesYinsh = {
  yinsh: {
    game: 'yinsh',
    rules: 'rules/yinsh/',
    area: 'yinsh/lessons',
    boardAreas: ['yinsh/board', 'yinsh/table', 'yinsh/reasons'],
    hasIntro: true,
    tasks: [
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
      'keepRings',
      'patience',
      'gift',
      'blitz',
    ],
    lessons: [
      { id: 'first', first: 'place' },
      { id: 'tactics', first: 'notForThem' },
      { id: 'strategy', first: 'keepRings' },
    ],
  },
} as const satisfies Readonly<Record<string, AboutCourse>>;
