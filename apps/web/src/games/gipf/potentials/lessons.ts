import type { GipfPosition, GipfStep, YinshPosition, YinshStep } from '@korong/rules';
import { reserveAfter, rowsTaken, standsOn, wins } from '../facts.js';
import { projectAt, yinshAt } from '../../positions.js';
import { loads, madeOf, makesRow, reachesMiddle, used } from './facts.js';
import type { Question, Task } from '../../../learn/task.js';
import { flipped, wins as winsYinsh } from '../../yinsh/facts.js';

type GipfTask = Task<GipfPosition, GipfStep>;
type YinshTask = Task<YinshPosition, YinshStep>;

/** The first lesson: loaded pieces, and uses without a contest. */
const free: readonly GipfTask[] = [
  {
    id: 'load',
    position: projectAt('b5:W e2:W h5:W b2:B e8:B h2:B', {
      potentials: 'Z3Y3',
      stock: 'Z3Y3',
      entry: 'loaded-loaded',
    }),
    accepts: turn => loads(turn) === 'zertz',
    answers: ['Za1-b2', 'Zc1-d2'],
    mistakes: [
      { id: 'yinsh', when: turn => loads(turn) === 'yinsh', example: 'Ya1-b2' },
      { id: 'basic', when: () => true, example: 'a1-b2' },
    ],
  },
  {
    id: 'slide',
    position: projectAt('c3:wY e3:w e4:w e6:w e7:b b5:W h4:W d7:B h2:B f6:b c5:b g4:bz'),
    marks: { hint: 'c3' },
    accepts: turn => used(turn) === 'yinsh' && rowsTaken(turn) === 1,
    answers: ['Yc3-e5;xe3,e4,e5,e6,e7'],
    mistakes: [
      { id: 'elsewhere', when: turn => used(turn) === 'yinsh', example: 'Yc3-d3' },
      { id: 'push', when: () => true, example: 'e1-e2' },
    ],
  },
  {
    id: 'jump',
    position: projectAt('c3:wZ d4:b e5:w f3:w f4:w f6:w f2:b c4:b b5:W h4:W e8:B h2:B g5:b d6:by'),
    marks: { hint: 'c3' },
    accepts: turn => used(turn) === 'zertz' && rowsTaken(turn) === 1,
    answers: ['Zc3-f5;xf2,f3,f4,f5,f6'],
    mistakes: [
      { id: 'elsewhere', when: turn => used(turn) === 'zertz', example: 'Zc3-c5' },
      { id: 'push', when: () => true, example: 'a1-b2' },
    ],
  },
  {
    id: 'keepLoaded',
    position: projectAt('e2:w e3:wY e4:w e5:w e6:bz c4:w b5:W h5:W d7:B h2:B f6:b g3:b', { phase: 'row' }),
    accepts: turn => standsOn(turn, 'e3') !== '.' && standsOn(turn, 'e6') === '.',
    answers: ['xe2,e4,e5,e6(e3)'],
    mistakes: [
      { id: 'tookOwn', when: turn => standsOn(turn, 'e3') === '.', example: 'xe2,e3,e4,e5,e6' },
      { id: 'leftTheirs', when: () => true, example: 'xe2,e4,e5(e3,e6)' },
    ],
  },
  {
    id: 'lastResort',
    position: projectAt('c3:wZ d4:b c4:b d5:w f4:w g3:w h2:b f6:wY e8:B b3:B c6:W h5:W', { reserve: '0-6' }),
    accepts: turn => reserveAfter(turn) > 0,
    answers: ['Zc3-e5;xd5,e5,f4,g3,h2'],
    mistakes: [{ id: 'nothing', when: () => true, example: 'Yf6-f5' }],
  },
];

/** The second: potentials that hop onto others, and pushes that are earned. */
const stacks: readonly GipfTask[] = [
  {
    id: 'hop',
    position: projectAt('c4:wD c3:b d3:w d4:b d5:w d6:w b5:W h5:W e8:B h2:B f5:b g4:b'),
    marks: { hint: 'c4' },
    accepts: turn => used(turn) === 'dvonn' && rowsTaken(turn) === 1,
    answers: ['Dc4-d4;xd3,d4,d5,d6'],
    mistakes: [
      { id: 'elsewhere', when: turn => used(turn) === 'dvonn', example: 'Dc4-c3' },
      { id: 'push', when: () => true, example: 'd1-d2' },
    ],
  },
  {
    id: 'tower',
    position: projectAt('e2:w e3:w e4:wd e5:w d4:wD c3:b c5:b b5:W h4:W e8:B h2:B g4:b f6:b'),
    marks: { hint: 'e4' },
    accepts: turn => rowsTaken(turn) === 1,
    answers: ['Dd4-e4;xe2,e3,e4,e5'],
    mistakes: [
      { id: 'elsewhere', when: turn => used(turn) === 'dvonn', example: 'Dd4-c3' },
      { id: 'push', when: () => true, example: 'a1-b2' },
    ],
  },
  {
    id: 'middle',
    position: projectAt('e2:w e3:b e4:wT g2:w g3:w g4:w b5:W f7:W d7:B b2:B d5:b c5:b'),
    marks: { hint: 'e5' },
    accepts: turn => used(turn) === 'tamsk' && rowsTaken(turn) === 1,
    answers: ['e1-e2;Tg1-g2;xg2,g3,g4,g5'],
    mistakes: [
      { id: 'noRow', when: turn => used(turn) === 'tamsk', example: 'e1-e2;Ta1-b2' },
      { id: 'forgone', when: reachesMiddle, example: 'e1-e2;T-' },
      { id: 'elsewhere', when: () => true, example: 'a1-b2' },
    ],
  },
  {
    id: 'convert',
    position: projectAt('d4:wP e5:B c3:bp e2:W h4:B e8:B c5:w d6:w f3:b g5:b b4:b f6:w', { reserve: '4-6' }),
    marks: { hint: 'e5' },
    accepts: turn => madeOf(turn) === 'gipf',
    answers: ['Pd4-e5=G'],
    mistakes: [
      { id: 'neutralised', when: turn => madeOf(turn) === 'punct', example: 'Pd4-e5=P' },
      { id: 'stacked', when: turn => used(turn) === 'punct', example: 'Pd4-c3' },
      { id: 'push', when: () => true, example: 'a1-b2' },
    ],
  },
  {
    id: 'lastGipf',
    position: projectAt('c4:wP d5:B c5:bp c3:wD b3:b e2:W b5:W e6:w f3:w d3:b g5:b f6:b'),
    accepts: wins,
    answers: ['Pc4-d5=P', 'Pc4-d5=G'],
    mistakes: [
      { id: 'stacked', when: turn => used(turn) === 'punct', example: 'Pc4-c5' },
      { id: 'other', when: () => true, example: 'Dc3-b3' },
    ],
    winsWithin: 1,
  },
];

/** Six YINSH each, and uses can be challenged: the game of the third lesson. */
const LINKED = { potentials: 'Y6', linked: true } as const;

const ANNOUNCED = projectAt('c6:wY f3:w f4:w f6:w f7:b c3:by b5:W h5:W d7:B b2:B g3:b d4:b', LINKED);

/** The third: announcing, challenging, and the decision of a linked game. */
const announce: GipfTask = {
  id: 'announce',
  position: ANNOUNCED,
  announces: true,
  accepts: turn => used(turn) === 'yinsh' && makesRow(turn),
  answers: ['Yc6-f5'],
  mistakes: [
    { id: 'elsewhere', when: turn => used(turn) === 'yinsh', example: 'Yc6-d6' },
    { id: 'push', when: () => true, example: 'a1-b2' },
  ],
};

const between: YinshTask = {
  id: 'between',
  game: 'yinsh',
  outer: { position: ANNOUNCED, announced: 'Yc6-f5' },
  position: yinshAt(
    { W: 'e3 c6 g9 h5 i8', B: 'c3 d8 f9 h7 i5', w: 'e4 e5 e6 e7 g6', b: 'd5 f7 g7 f4 h8' },
    { variant: 'blitz' },
  ),
  accepts: winsYinsh,
  answers: ['e3-f3;xe3-e7;xf3', 'e3-d3;xe3-e7;xc6'],
  mistakes: [
    { id: 'flipped', when: turn => flipped(turn, 'white') > 1, example: 'e3-e8' },
    { id: 'notYet', when: () => true, example: 'c6-c7' },
  ],
};

const denied: GipfTask = {
  id: 'denied',
  position: projectAt('c3:wY h5:wY e3:w e4:w e6:w e7:b d2:b c6:W h3:W d7:B b2:B f6:b g3:by', {
    ...LINKED,
    denied: 'c3',
  }),
  marks: { wrong: 'c3' },
  accepts: turn => rowsTaken(turn) === 1,
  answers: ['Yh5-e5;xe3,e4,e5,e6,e7'],
  mistakes: [{ id: 'none', when: () => true, example: 'a1-b2' }],
};

const questions: readonly Question[] = [
  {
    id: 'challenge',
    position: projectAt('e3:b e4:b e6:b e7:W c3:by f3:w g3:w b4:w h5:B d7:B c5:b f6:wY d2:w', {
      ...LINKED,
      act: 'black',
    }),
    announced: 'Yc3-e5',
    choices: ['challenge', 'waive'],
    answer: 'challenge',
  },
  {
    id: 'waive',
    position: projectAt('c3:by e4:w e3:w f5:w g3:b d6:b b5:W h5:W d7:B h2:B g5:b f6:wY', {
      ...LINKED,
      act: 'black',
    }),
    announced: 'Yc3-c2',
    choices: ['challenge', 'waive'],
    answer: 'waive',
  },
  {
    id: 'die',
    position: projectAt('c3:wZ d4:b e5:w f3:w f4:w f6:w f2:b b5:W h4:W e8:B h2:B g4:b d6:b', {
      potentials: 'Z3',
      linked: true,
    }),
    announced: 'Zc3-f5',
    choices: ['acts', 'stays'],
    answer: 'acts',
  },
];

export const lessonsPotentials: readonly (GipfTask | YinshTask | Question)[] = [
  ...free,
  ...stacks,
  announce,
  between,
  denied,
  ...questions,
];
