import { gipfAt } from '../positions.js';
import { rulesPotentials } from './potentials/rules.js';
import { strategyGipf } from './strategy.js';
import type { Chapter } from '../../rules/statement.js';

const START = gipfAt({ w: 'b5 e2 h5', b: 'b2 e8 h2' }, { reserve: '12-12' });
const NO_PIECES = gipfAt({}, { variant: 'tournament', reserve: '18-18', entry: 'gipf-gipf' });

/** Before a push from e1: White has e2–e5 after it, and a black piece stands on behind. */
const COLUMN = { w: 'e2 e3 e4', b: 'e5' };

/** The same with a GIPF-piece of each side in the line, and one of each elsewhere. */
const WITH_GIPF_PIECES = { W: 'e3 b5', B: 'e5 h2', w: 'e2 e4 c4', b: 'f6 g3' };

export const rulesGipf: readonly Chapter[] = [
  {
    id: 'begin',
    statements: [
      {
        id: 'aim',
        rules: ['G8', 'G9', 'G16'],
        demo: { start: gipfAt({ w: 'b2 c3 d4 f3', b: 'e5 f6 d2 g4' }), steps: ['a1-b2', 'xb2,c3,d4,e5,f5'] },
      },
      {
        id: 'board',
        rules: ['G1'],
        demo: {
          start: START,
          steps: ['a3-b4'],
          marks: { may: 'a1 a2 a3 a4 a5 b6 c7 d8 e9 f8 g7 h6 i5 i4 i3 i2 i1 h1 g1 f1 e1 d1 c1 b1' },
        },
      },
      { id: 'start', rules: ['G2'], demo: { start: START, steps: ['e1-e2', 'e9-e8', 'a5-b5', 'i1-h2'] } },
    ],
  },
  {
    id: 'push',
    statements: [
      {
        id: 'push',
        rules: ['G6'],
        demo: { start: gipfAt({ w: 'b5 e2 h5', b: 'b2 e8 h2' }, { reserve: '12-12' }), steps: ['a1-b2'] },
      },
      {
        id: 'chain',
        rules: ['G6'],
        demo: { start: gipfAt({ w: 'e2 e4 c4 g3', b: 'e3 e7 d6 g5' }), steps: ['e1-e2'] },
      },
      {
        id: 'closed',
        rules: ['G7'],
        demo: {
          start: gipfAt({ w: 'b2 b4 e4', b: 'b3 b5 f5' }),
          steps: ['a2-b3'],
          marks: { wrong: 'b1 b6' },
        },
      },
    ],
  },
  {
    id: 'rows',
    statements: [
      {
        id: 'row',
        rules: ['G8'],
        demo: { start: gipfAt({ w: 'd2 d3 d4 f5 g3', b: 'e6 f4 b3' }), steps: ['d1-d2', 'xd2,d3,d4,d5'] },
      },
      {
        id: 'extension',
        rules: ['G8'],
        demo: {
          start: gipfAt({ w: `${COLUMN.w} c4 g3`, b: `${COLUMN.b} e8 f6 d7` }),
          steps: ['e1-e2', 'xe2,e3,e4,e5,e6'],
        },
      },
      {
        id: 'captured',
        rules: ['G9'],
        demo: { start: gipfAt({ w: 'c3 c4 c5 e4 f3', b: 'c2 e6 g4' }), steps: ['c7-c6', 'xc2,c3,c4,c5,c6'] },
      },
      {
        id: 'order',
        rules: ['G10'],
        demo: {
          start: gipfAt({ w: 'b2 c4 c5 c6 f3', b: 'c3 d5 d6 d7 g4' }),
          steps: ['a1-b2', 'xc3,c4,c5,c6', 'xd4,d5,d6,d7', 'i3-h3'],
        },
      },
      {
        id: 'several',
        rules: ['G11'],
        demo: {
          start: gipfAt({ w: 'b3 b4 b5 c3 d5 d6 d7', b: 'b2 e3 f5 g4' }),
          steps: ['a1-b2', 'xb2,b3,b4,b5', 'xd4,d5,d6,d7'],
        },
      },
      {
        id: 'crossing',
        rules: ['G11'],
        demo: { start: gipfAt({ w: 'e6 e7 e8 c3 d4 f5', b: 'd6 g4 e2' }), steps: ['e9-e8', 'xe5,e6,e7,e8'] },
      },
      {
        id: 'crossingMeans',
        rules: ['G11'],
        house: true,
        demo: {
          start: gipfAt({ w: 'e2 e3 e4 e6 b4 c5 d6', b: 'e5 g3 f6' }),
          steps: ['e1-e2', 'xb4,c5,d6,e7', 'xe2,e3,e4,e5,e6'],
        },
      },
    ],
  },
  {
    id: 'end',
    statements: [
      {
        id: 'reserve',
        rules: ['G16'],
        demo: {
          start: gipfAt({ w: 'b4 c4 d5 f3 g5', b: 'e3 f5 d2 g4 c5 e7' }, { reserve: '3-0' }),
          steps: ['f1-f2'],
        },
      },
      {
        id: 'rescue',
        rules: ['G16'],
        house: true,
        demo: {
          start: gipfAt({ w: 'b2 c4 c5 c6 f3 g5', b: 'e3 f5 d2 g4 e7' }, { act: 'black', reserve: '0-4' }),
          steps: ['a1-b2', 'xc3,c4,c5,c6', 'e1-e2'],
        },
      },
      {
        id: 'handicap',
        rules: ['G3'],
        demo: {
          start: gipfAt({ w: 'b5 e2 h5', b: 'b2 e8 h2' }, { reserve: '12-14', handicap: '0-2' }),
          steps: ['e1-e2', 'e9-e8'],
        },
      },
      {
        id: 'draw',
        rules: ['G18'],
        demo: {
          start: gipfAt(
            { w: 'b2 b4 b5 d6 e3 e5 e8 f6 f7 g2 h3', b: 'c3 c6 d3 d7 e2 f2 g4 g6 h2 h4 h5' },
            { reserve: '4-4' },
          ),
          steps: ['i2-h3', 'a3-b3'],
        },
      },
      { id: 'agreed', rules: ['G18'], house: true },
      { id: 'undo', rules: [], house: true },
    ],
  },
  {
    id: 'standard',
    statements: [
      {
        id: 'standardStart',
        rules: ['G4'],
        demo: {
          start: gipfAt({ W: 'b5 e2 h5', B: 'b2 e8 h2' }, { variant: 'standard', reserve: '12-12' }),
          steps: ['e1-e2', 'e9-e8', 'f1-e2'],
        },
      },
      {
        id: 'choice',
        rules: ['G12'],
        demo: {
          start: gipfAt(WITH_GIPF_PIECES, { variant: 'standard' }),
          steps: ['e1-e2', 'xe2,e3,e5,e6(e4)'],
        },
      },
      {
        id: 'crossingKept',
        rules: ['G13'],
        demo: {
          start: gipfAt(
            { W: 'e6 b5', B: 'h2 g6', w: 'e7 e8 c3 d4 f5', b: 'd6 g4 e2' },
            { variant: 'standard' },
          ),
          steps: ['e9-e8', 'xe6,e7,e8(e5)', 'xc3,d4,f5(e5)'],
        },
      },
      {
        id: 'worthTwo',
        rules: ['G15'],
        demo: {
          start: gipfAt(WITH_GIPF_PIECES, { variant: 'standard' }),
          steps: ['e1-e2', 'xe2,e3,e4,e5,e6'],
        },
      },
      {
        id: 'lastGipf',
        rules: ['G17'],
        demo: {
          start: gipfAt({ W: 'b5 h5', B: 'e5', w: 'e2 e3 e4 c4', b: 'f6 g3 d3' }, { variant: 'standard' }),
          steps: ['e1-e2', 'xe2,e3,e4,e5,e6'],
        },
      },
      {
        id: 'bothLast',
        rules: ['G17'],
        house: true,
        demo: {
          start: gipfAt({ W: 'e3', B: 'e5', w: 'e2 e4 c4', b: 'f6 g3 d3' }, { variant: 'standard' }),
          steps: ['e1-e2', 'xe2,e3,e4,e5,e6'],
        },
      },
    ],
  },
  {
    id: 'tournament',
    statements: [
      {
        id: 'firstPush',
        rules: ['G5'],
        demo: { start: NO_PIECES, steps: ['Ge1-e2', 'Ge9-e8', 'Ga5-b5', 'Gi1-h2'] },
      },
      {
        id: 'rightEnds',
        rules: ['G5'],
        demo: {
          start: gipfAt(
            { W: 'e3 b4', B: 'e7 h3' },
            { variant: 'tournament', reserve: '14-14', entry: 'any-any' },
          ),
          steps: ['c1-c2', 'Gi4-h4', 'g1-g2'],
        },
      },
      {
        id: 'inAgain',
        rules: ['G15'],
        house: true,
        demo: {
          start: gipfAt(
            { W: 'e2 e3 e4 b5', B: 'e7 h3' },
            { variant: 'tournament', reserve: '10-14', entry: 'any-any' },
          ),
          steps: ['Ge1-e2', 'xe2,e3(e4,e5)', 'Gi2-h3', 'Gc1-c2'],
        },
      },
      {
        id: 'tournamentLast',
        rules: ['G17'],
        demo: {
          start: gipfAt({ W: 'b5 h5', B: 'e5', w: 'e2 e3 e4 c4', b: 'f6 g3 d3' }, { variant: 'tournament' }),
          steps: ['e1-e2', 'xe2,e3,e4,e5,e6'],
        },
      },
      {
        id: 'fourStay',
        rules: ['G14'],
        demo: {
          start: gipfAt(
            { W: 'b2 b3 b4', B: 'e7 h3 f5' },
            { variant: 'tournament', reserve: '12-12', entry: 'any-any' },
          ),
          steps: ['Gb1-b2', 'x(b2,b3,b4,b5)', 'i2-h3', 'x(b2,b3,b4,b5)', 'e1-e2', 'x(b2,b3,b4,b5)'],
        },
      },
      {
        id: 'singlesGo',
        rules: ['G14'],
        demo: {
          start: gipfAt({ W: 'e2 e3 e4 e6', B: 'b4 h3', w: 'c3', b: 'g4' }, { variant: 'tournament' }),
          steps: ['e1-e2', 'xe2(e3,e4,e5,e6)'],
        },
      },
    ],
  },
  strategyGipf,
  ...rulesPotentials,
];
