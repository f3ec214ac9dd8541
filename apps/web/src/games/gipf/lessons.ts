import type { GipfPosition, GipfStep } from '@korong/rules';
import {
  bringsIn,
  captures,
  costsPieces,
  givesRow,
  letsMakeRow,
  loses,
  reserveAfter,
  rowsTaken,
  standsOn,
  threatensForSure,
  wins,
} from './facts.js';
import { gipfAt } from '../positions.js';
import type { Task } from '../../learn/task.js';

export const lessonsGipf: readonly Task<GipfPosition, GipfStep>[] = [
  {
    id: 'push',
    position: gipfAt({ w: 'b5 e2 h5', b: 'b2 e8 h2' }, { reserve: '12-12' }),
    marks: { hint: 'c2' },
    accepts: turn => standsOn(turn, 'c2') === 'w',
    answers: ['b1-c2', 'c1-c2'],
    mistakes: [{ id: 'elsewhere', when: () => true, example: 'e1-e2' }],
  },
  {
    id: 'chain',
    position: gipfAt({ w: 'e2 e4 c3 g3', b: 'e3 e5 b2 f6' }, { reserve: '8-8' }),
    marks: { hint: 'e5' },
    accepts: turn => standsOn(turn, 'e5') !== 'b',
    answers: ['e1-e2'],
    mistakes: [
      { id: 'gap', when: turn => standsOn(turn, 'd4') !== '.', example: 'a1-b2' },
      { id: 'elsewhere', when: () => true, example: 'g1-g2' },
    ],
  },
  {
    id: 'closed',
    position: gipfAt({ w: 'b2 b4 e4 f3', b: 'b3 b5 f5 d6' }, { reserve: '8-8' }),
    marks: { hint: 'b3' },
    accepts: turn => standsOn(turn, 'b3') === 'w',
    answers: ['a2-b3', 'a3-b3'],
    mistakes: [{ id: 'elsewhere', when: () => true, example: 'a1-b2' }],
  },
  {
    id: 'row',
    position: gipfAt({ w: 'd2 d3 d4 f6 g3', b: 'e6 f4 b3 c5' }),
    accepts: turn => rowsTaken(turn) === 1,
    answers: ['d1-d2;xd2,d3,d4,d5'],
    mistakes: [{ id: 'none', when: () => true, example: 'a1-b2' }],
  },
  {
    id: 'capture',
    position: gipfAt({ w: 'b2 c3 d4 d2 d3 g3', b: 'e5 g5 f7 c6 e7' }),
    accepts: turn => captures(turn) === 2,
    answers: ['a1-b2;xb2,c3,d4,e5,f5,g5'],
    mistakes: [
      { id: 'few', when: turn => rowsTaken(turn) > 0, example: 'd1-d2;xd2,d3,d4,d5' },
      { id: 'none', when: () => true, example: 'h1-h2' },
    ],
  },
  {
    id: 'chooseRow',
    position: gipfAt({ w: 'e5 e6 e7 e8 c3 d4 f5', b: 'g5 h5 d6 c5 g3' }, { phase: 'row' }),
    accepts: turn => captures(turn) === 2,
    answers: ['xc3,d4,e5,f5,g5,h5'],
    mistakes: [{ id: 'few', when: () => true, example: 'xe5,e6,e7,e8' }],
  },
  {
    id: 'bothRows',
    position: gipfAt({ w: 'e2 e3 e4 e5 e7 b4 c5 d6', b: 'e6 g3 f6 b2' }, { phase: 'row' }),
    accepts: turn => rowsTaken(turn) === 2,
    answers: ['xb4,c5,d6,e7;xe2,e3,e4,e5,e6'],
    mistakes: [{ id: 'one', when: () => true, example: 'xe2,e3,e4,e5,e6,e7' }],
  },
  {
    id: 'saveReserve',
    position: gipfAt({ w: 'b5 c5 d5 f2 g4 d3', b: 'e3 f5 c3 g5 e7 b3' }, { reserve: '1-5' }),
    accepts: turn => reserveAfter(turn) > 0,
    answers: ['a5-b5;xb5,c5,d5,e5'],
    mistakes: [{ id: 'empty', when: () => true, example: 'e1-e2' }],
  },
  {
    id: 'keep',
    position: gipfAt(
      { W: 'e4', B: 'h2 b3', w: 'e2 e3 e5 c4', b: 'e6 f6 g3' },
      { variant: 'standard', phase: 'row' },
    ),
    accepts: turn => rowsTaken(turn) === 1 && !loses(turn),
    answers: ['xe2,e3,e5,e6(e4)'],
    mistakes: [{ id: 'tookLast', when: loses, example: 'xe2,e3,e4,e5,e6' }],
  },
  {
    id: 'takeGipf',
    position: gipfAt({ W: 'b5 h5', B: 'e5', w: 'e2 e3 e4 c4 d2', b: 'f6 g3 d6' }, { variant: 'standard' }),
    accepts: wins,
    answers: ['e1-e2;xe2,e3,e4,e5,e6'],
    mistakes: [
      { id: 'left', when: turn => rowsTaken(turn) > 0, example: 'e1-e2;xe2,e3,e4,e5(e6)' },
      { id: 'none', when: () => true, example: 'c1-c2' },
    ],
    winsWithin: 1,
  },
  {
    id: 'secondGipf',
    position: gipfAt({ W: 'e3', B: 'e7' }, { variant: 'tournament', reserve: '16-16', entry: 'any-any' }),
    accepts: turn => bringsIn(turn, 'gipf'),
    answers: ['Ge1-e2', 'Ga5-b5'],
    mistakes: [{ id: 'single', when: () => true, example: 'e1-e2' }],
  },
  {
    id: 'doubleThreat',
    position: gipfAt({ w: 'd2 d3 b2 c3 g5', b: 'e6 f6 g3 c5 h4' }, { reserve: '8-8' }),
    accepts: threatensForSure,
    answers: ['a1-b2', 'd1-d2'],
    mistakes: [{ id: 'stopped', when: () => true, example: 'g1-g2' }],
  },
  {
    id: 'stop',
    position: gipfAt({ w: 'e3 e4 c4 g5 d3', b: 'e8 e7 e6 f3 b3 c2' }, { reserve: '5-1' }),
    accepts: turn => !letsMakeRow(turn),
    answers: ['f8-e8', 'd8-e8'],
    mistakes: [{ id: 'threat', when: () => true, example: 'a1-b2' }],
    winsWithin: 3,
  },
  {
    id: 'makeThem',
    position: gipfAt({ w: 'b4 d6 f7 b2 g3', b: 'd3 d4 d5 c5 c2 g5' }),
    accepts: turn => givesRow(turn) && !costsPieces(turn),
    answers: ['a3-b4'],
    mistakes: [
      { id: 'costs', when: givesRow, example: 'a2-b2' },
      { id: 'none', when: () => true, example: 'd8-d7' },
    ],
  },
  {
    id: 'countBoth',
    position: gipfAt({ w: 'f5 g4 h3 c2 c3 c4', b: 'e8 e7 e6 f2 b5 h5' }, { reserve: '1-1' }),
    accepts: turn => rowsTaken(turn) > 0 && !letsMakeRow(turn),
    answers: ['i2-h3;xd6,e6,f5,g4,h3'],
    mistakes: [
      { id: 'row', when: turn => rowsTaken(turn) > 0, example: 'c1-c2;xc2,c3,c4,c5' },
      { id: 'empty', when: () => true, example: 'f8-e8' },
    ],
    winsWithin: 3,
  },
  {
    id: 'giveOwn',
    position: gipfAt(
      { W: 'e4 h4', B: 'b3 g2', w: 'e2 e3 e5 b4 g5', b: 'c5 f6 d7' },
      { variant: 'standard', phase: 'row', mover: 'black', reserve: '0-3' },
    ),
    accepts: turn => reserveAfter(turn) > turn.start.reserve.black,
    answers: ['xe2,e3,e4,e5;e1-e2', 'xe2,e3,e4,e5;i2-h2'],
    mistakes: [{ id: 'kept', when: () => true, example: 'xe2,e3,e5(e4);e1-e2' }],
  },
  {
    id: 'leaveTheirs',
    position: gipfAt(
      { W: 'c5', B: 'c6 h2', w: 'd6 e6 f5 g4 e3', b: 'c2 c3 c4 f3 e8' },
      { variant: 'standard', phase: 'row' },
    ),
    accepts: turn => !letsMakeRow(turn),
    answers: ['xd6,e6,f5,g4(c6)'],
    mistakes: [{ id: 'took', when: () => true, example: 'xc6,d6,e6,f5,g4' }],
  },
];
