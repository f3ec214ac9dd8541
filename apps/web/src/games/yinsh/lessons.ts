import type { YinshPosition, YinshStep } from '@korong/rules';
import { yinshAt } from '../positions.js';
import type { Task } from '../../learn/task.js';
import {
  flipped,
  givesRow,
  holds,
  isOnEdge,
  letsMakeRow,
  movedTo,
  placed,
  ringsTaken,
  rowsTaken,
  wins,
} from './facts.js';

export const lessonsYinsh: readonly Task<YinshPosition, YinshStep>[] = [
  {
    id: 'place',
    position: yinshAt({ W: 'e6 f8 d4 h7', B: 'g6 e4 f5 h9' }, { phase: 'place' }),
    accepts: turn => !placed(turn).some(isOnEdge),
    answers: ['g8', 'd6'],
    mistakes: [{ id: 'edge', when: turn => placed(turn).some(isOnEdge), example: 'a2' }],
  },
  {
    id: 'move',
    position: yinshAt({ W: 'e5 c4 c7 g3 j7', B: 'd3 f9 g5 h6 i10' }),
    marks: { hint: 'h8' },
    accepts: turn => movedTo(turn).includes('h8'),
    answers: ['e5-h8'],
    mistakes: [{ id: 'elsewhere', when: () => true, example: 'e5-g7' }],
  },
  {
    id: 'jump',
    position: yinshAt({ W: 'd3 c7 h5 f9 i8', B: 'c3 e9 f3 h10 j9', w: 'd7 e7', b: 'e4 f5 g6' }),
    accepts: turn => flipped(turn, 'black') === 3,
    answers: ['d3-h7'],
    mistakes: [
      { id: 'own', when: turn => flipped(turn, 'white') > 0, example: 'c7-f7' },
      { id: 'few', when: turn => flipped(turn, 'black') > 0, example: 'h5-e5' },
      { id: 'slide', when: () => true, example: 'd3-d4' },
    ],
  },
  {
    id: 'takeRow',
    position: yinshAt(
      { W: 'a5 c6 h5 e8 h8', B: 'a4 b5 b6 g3 i7', w: 'f3 f4 f5 f6 f7 g6', b: 'd5 e5 g5 h6' },
      { phase: 'row' },
    ),
    accepts: turn => ringsTaken(turn).includes('a5'),
    answers: ['xf3-f7;xa5'],
    mistakes: [{ id: 'strongRing', when: () => true, example: 'xf3-f7;xe8' }],
  },
  {
    id: 'makeRow',
    position: yinshAt({ W: 'e5 b5 c7 g3 i6', B: 'd7 f8 h5 f3 i10', w: 'c3 d4 f6 g7', b: 'd6 g6 f5' }),
    accepts: turn => rowsTaken(turn) === 1,
    answers: ['e5-e8;xc3-g7;xb5', 'e5-e6;xc3-g7;xi6'],
    mistakes: [
      { id: 'own', when: turn => flipped(turn, 'white') > 0, example: 'e5-h8' },
      { id: 'none', when: () => true, example: 'b5-b4' },
    ],
  },
  {
    id: 'flipRow',
    position: yinshAt({ W: 'd5 c2 b6 h7 i9', B: 'd8 e9 h4 g9 i6', w: 'f3 f4 f6 f7 h6', b: 'f5 e7 g7' }),
    accepts: turn => rowsTaken(turn) === 1,
    answers: ['d5-g5;xf3-f7;xb6'],
    mistakes: [
      { id: 'own', when: turn => flipped(turn, 'white') > 0, example: 'h7-h5' },
      { id: 'none', when: () => true, example: 'd5-e5' },
    ],
  },
  {
    id: 'seven',
    position: yinshAt(
      { W: 'e4 b6 g5 h8 i6', B: 'd3 e9 h5 f3 i10', w: 'c1 c2 c3 c4 c5 c6 c7 d7 e7 f7', b: 'd5 g6 f5 e6' },
      { phase: 'row' },
    ),
    accepts: turn => holds(turn, 'c7'),
    answers: ['xc1-c5;xb6', 'xc2-c6;xi6'],
    mistakes: [{ id: 'broke', when: () => true, example: 'xc3-c7;xb6' }],
  },
  {
    id: 'notForThem',
    position: yinshAt({ W: 'd5 i6 c7 g9 k9', B: 'd8 h8 f2 j9 c3', w: 'e5 f7', b: 'e3 e4 e6 e7 f5 g5 i7 i8' }),
    accepts: turn => flipped(turn, 'black') >= 2 && !givesRow(turn),
    answers: ['i6-i9'],
    mistakes: [
      { id: 'row', when: givesRow, example: 'd5-h5' },
      { id: 'few', when: () => true, example: 'c7-c6' },
    ],
  },
  {
    id: 'block',
    position: yinshAt({ W: 'c4 g8 h6 f2 i9', B: 'd6 e9 g3 h10 j8', w: 'f6 g5 e7', b: 'd4 d5 d7 d8 f4' }),
    accepts: turn => !letsMakeRow(turn),
    answers: ['c4-e4'],
    mistakes: [{ id: 'threat', when: () => true, example: 'g8-g7' }],
  },
  {
    id: 'doubleRow',
    position: yinshAt({
      W: 'f5 c6 d3 h8 i6',
      B: 'd8 e9 h4 i10 c2',
      w: 'f3 f4 f6 f7 g3 g4 g6 g7',
      b: 'g5 e7 h7 d5',
    }),
    accepts: turn => rowsTaken(turn) === 2,
    answers: ['f5-h5;xf3-f7;xc6;xg3-g7;xd3', 'f5-h5;xg3-g7;xi6;xf3-f7;xd3'],
    mistakes: [
      { id: 'one', when: turn => rowsTaken(turn) === 1, example: 'f5-e5;xf3-f7;xc6' },
      { id: 'none', when: () => true, example: 'c6-c7' },
    ],
  },
  {
    id: 'rowFirst',
    position: yinshAt(
      { W: 'f5 b6 d8 h8 i6', B: 'd7 e9 h4 i10 g3', w: 'c1 c2 c3 c4 c5 f3 f4 f6 f7', b: 'e7 h7 d5 g6 e4' },
      { phase: 'row', mover: 'black' },
    ),
    accepts: turn => rowsTaken(turn) === 2,
    answers: ['xc1-c5;xb6;f5-h5;xf3-f7;xd8'],
    mistakes: [
      { id: 'neededRing', when: turn => ringsTaken(turn).includes('f5'), example: 'xc1-c5;xf5;h8-h9' },
      { id: 'missed', when: () => true, example: 'xc1-c5;xb6;h8-h9' },
    ],
  },
  {
    id: 'win',
    position: yinshAt({ W: 'b4 g6 h8', B: 'd7 e9 h5', w: 'c1 c2 c3 c5 d4 e4 g8', b: 'c4 e3 e5 e6 e7 f7' }),
    accepts: wins,
    answers: ['b4-f4;xc1-c5;xf4', 'b4-f4;xc1-c5;xg6', 'b4-f4;xc1-c5;xh8'],
    mistakes: [
      { id: 'gives', when: givesRow, example: 'g6-d3' },
      { id: 'notYet', when: () => true, example: 'g6-g7' },
    ],
    winsWithin: 1,
  },
  {
    id: 'doubleThreat',
    position: yinshAt({ W: 'f9 c3 i8', B: 'c8 g10 j10', w: 'f3 f4 f6 f7 d5 e5 g5 h5', b: 'd7 h8 e8 g3' }),
    accepts: turn => movedTo(turn).includes('f5'),
    answers: ['f9-f5', 'i8-f5'],
    mistakes: [{ id: 'notYet', when: () => true, example: 'c3-c4' }],
    winsWithin: 3,
  },
  {
    id: 'keepRings',
    position: yinshAt(
      { W: 'f5 h7 d6 a5', B: 'g6 i8 a4', w: 'f3 f4 f6 f7 h5 h6 h8 h9 c1 c2 c3 c4 c5', b: 'b6 e7 g5 d4 b5' },
      { phase: 'row' },
    ),
    accepts: turn => ringsTaken(turn).some(ring => ring === 'a5' || ring === 'd6'),
    answers: ['xc1-c5;xa5', 'xc1-c5;xd6'],
    mistakes: [{ id: 'needed', when: () => true, example: 'xc1-c5;xf5' }],
    winsWithin: 3,
  },
  {
    id: 'patience',
    position: yinshAt({ W: 'c5 g8 h6 f2 i9', B: 'd6 g3 j9', w: 'h4 h5 h7 h8 e7', b: 'd4 d5 d7 d8 f4' }),
    accepts: turn => !letsMakeRow(turn),
    answers: ['c5-e5', 'g8-c4', 'g8-c8'],
    mistakes: [
      { id: 'hurried', when: turn => rowsTaken(turn) > 0, example: 'h6-g6;xh4-h8;xf2' },
      { id: 'threat', when: () => true, example: 'i9-i8' },
    ],
  },
  {
    id: 'gift',
    position: yinshAt({
      W: 'h5 c7 i10',
      B: 'b5 g10 i8 d2',
      w: 'f3 f4 f6 f7 d3 e4 g6 h7 g5',
      b: 'h6 i7 j8 k9 d6 e8',
    }),
    accepts: turn => movedTo(turn).includes('f5'),
    answers: ['h5-f5'],
    mistakes: [{ id: 'notYet', when: () => true, example: 'c7-c6' }],
    winsWithin: 3,
  },
  {
    id: 'blitz',
    position: yinshAt(
      { W: 'g8 f3 d2 h7 h4', B: 'h3 e9 h9 d9 d5', w: 'e4 e5 e7 e8 c6 d6 f6 g6', b: 'd8 f9 h6 f4' },
      { variant: 'blitz' },
    ),
    accepts: turn => movedTo(turn).includes('e6'),
    answers: ['g8-e6'],
    mistakes: [{ id: 'notYet', when: () => true, example: 'h7-i7' }],
    winsWithin: 3,
  },
];
