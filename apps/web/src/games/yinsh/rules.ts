import { yinshAt } from '../positions.js';
import type { Chapter, Demo } from '../../rules/statement.js';
import { strategyYinsh } from './strategy.js';

const EMPTY = yinshAt({}, { phase: 'place' });

/** One move that completes a white row (c1–c5) and a black one (e3–e7). */
const ROWS_FOR_BOTH = { w: 'c1 c2 c3 c5 d4 e4', b: 'c4 e3 e5 e6 e7' };

const move: Demo = {
  start: yinshAt({ W: 'c4 d7 f5 h6 i9', B: 'd3 e8 g4 h9 g7' }),
  steps: ['f5-f8'],
  reach: 'f5',
};

/** All markers but one are on the board; a list of points would not be easier to read. */
const ONE_MARKER_LEFT =
  'yinsh/1 standard b2w/Bwb1www/1bBb1b2/5wbwW/1w1wbB2b1/b2bBwww1/wwwbbwWb1w/1bWw1wbbb/bwbwbb1b/wwbb1bb/3b act=white phase=move mover=white passes=0';
const ONE_LEFT_AND_A_ROW =
  'yinsh/1 standard wB1w/b1ww3/BbwwWwbb/Wb1wbbbbw/b1wwWwb1Bw/w2Bb3w/b1w3b1bb/b4www1/b1wbbb1b/ww1bww1/wb1b act=white phase=move mover=white passes=0';

export const rulesYinsh: readonly Chapter[] = [
  {
    id: 'begin',
    statements: [
      {
        id: 'aim',
        rules: ['Y13'],
        demo: {
          start: yinshAt({ W: 'c6 f5 h5', B: 'd8 e3 i9 g9', w: 'f3 f4 f6 f7 e6', b: 'e4 g5 d6 g7' }),
          steps: ['f5-h7', 'xf3-f7', 'xc6'],
        },
      },
      {
        id: 'board',
        rules: ['Y1'],
        demo: { start: EMPTY, steps: ['f6'], marks: { target: 'f5 f7 e5 e6 g6 g7' } },
      },
      { id: 'pieces', rules: ['Y2'], demo: { start: EMPTY, steps: [] } },
      {
        id: 'placing',
        rules: ['Y3'],
        demo: {
          start: EMPTY,
          steps: ['f6', 'g7', 'e7', 'f4', 'd5', 'h6', 'g9', 'e4', 'h8', 'd7'],
        },
      },
    ],
  },
  {
    id: 'move',
    statements: [
      {
        id: 'marker',
        rules: ['Y4'],
        demo: {
          start: yinshAt({ W: 'c4 d7 f5 h6 i9', B: 'd3 e8 g4 h9 g7' }),
          steps: ['f5-f8'],
          marks: { held: 'f5' },
        },
      },
      { id: 'slide', rules: ['Y5'], demo: move },
      {
        id: 'jump',
        rules: ['Y5'],
        demo: {
          start: yinshAt({ W: 'c7 d3 f9 h5 i8', B: 'c3 e8 f3 h10 j9', w: 'f5', b: 'e4 g6' }),
          steps: ['d3-h7'],
          reach: 'd3',
        },
      },
      {
        id: 'blocked',
        rules: ['Y5'],
        demo: {
          start: yinshAt({ W: 'c5 f4 h9 d8 i6', B: 'f8 d4 h6 e9 j10', w: 'f6 g4 h4', b: 'f7 g5 e4' }),
          steps: ['f4-f5'],
          reach: 'f4',
        },
      },
      {
        id: 'flip',
        rules: ['Y6'],
        demo: {
          start: yinshAt({ W: 'c4 d7 f3 h6 i9', B: 'd3 e8 g4 h9 j8', w: 'f5', b: 'f6' }),
          steps: ['f3-f7'],
        },
      },
    ],
  },
  {
    id: 'rows',
    statements: [
      {
        id: 'row',
        rules: ['Y7', 'Y8'],
        demo: {
          start: yinshAt({ W: 'b5 c7 e3 g7 i6', B: 'd7 f8 h5 f3 i10', w: 'c3 d4 e5 f6', b: 'd6 e6 f5' }),
          steps: ['g7-h8', 'xc3-g7', 'xb5'],
        },
      },
      {
        id: 'ringGap',
        rules: ['Y7'],
        demo: {
          start: yinshAt({ W: 'b5 c7 e5 g3 i6', B: 'd7 f8 h5 f3 i10', w: 'c3 d4 f6 g7', b: 'd6 g6 f5' }),
          steps: ['e5-e8', 'xc3-g7', 'xi6'],
        },
      },
      {
        id: 'seven',
        rules: ['Y9'],
        demo: {
          start: yinshAt({
            W: 'b5 c4 f6 g3 i6',
            B: 'e8 f8 h5 f3 i10',
            w: 'c1 c2 c3 c5 c6 c7',
            b: 'd6 g6 f5',
          }),
          steps: ['c4-e4', 'xc2-c6', 'xb5'],
        },
      },
      {
        id: 'several',
        rules: ['Y10'],
        demo: {
          start: yinshAt({
            W: 'b4 c7 g6 h8 i6',
            B: 'd7 e9 h5 f2 i10',
            w: 'c1 c2 c3 c5 e3 e5 e6 e7',
            b: 'c4 d4 e4 g7',
          }),
          steps: ['b4-f4', 'xc1-c5', 'xc7', 'xe3-e7', 'xi6'],
        },
      },
      {
        id: 'crossing',
        rules: ['Y10'],
        demo: {
          start: yinshAt({
            W: 'e5 c7 g7 h8 i6',
            B: 'd7 e9 h6 f2 i10',
            w: 'e3 e4 e6 e7 c5 d5 f5 g5',
            b: 'd3 f4 g6',
          }),
          steps: ['e5-f6', 'xe3-e7', 'xi6'],
        },
      },
      {
        id: 'forOpponent',
        rules: ['Y11'],
        demo: {
          start: yinshAt({ W: 'd5 c7 g7 h8 i6', B: 'd7 e9 h6 f2 i10', w: 'e5 f6 g4', b: 'e3 e4 e6 e7' }),
          steps: ['d5-f5', 'xe3-e7', 'xf2', 'd7-g10'],
        },
      },
      {
        id: 'forBoth',
        rules: ['Y12'],
        demo: {
          start: yinshAt({ W: 'b4 c7 g6 h8 i6', B: 'd7 e9 h5 f2 i10', ...ROWS_FOR_BOTH }),
          steps: ['b4-f4', 'xc1-c5', 'xc7', 'xe3-e7', 'xf2', 'd7-d5'],
        },
      },
    ],
  },
  {
    id: 'end',
    statements: [
      {
        id: 'win',
        rules: ['Y13'],
        demo: {
          start: yinshAt({ W: 'b4 g6 h8', B: 'd7 e9 h5', ...ROWS_FOR_BOTH }),
          steps: ['b4-f4', 'xc1-c5', 'xh8'],
        },
      },
      {
        id: 'blitz',
        rules: ['Y14'],
        demo: {
          start: yinshAt(
            { W: 'b5 c7 e3 g7 i6', B: 'd7 f8 h5 f3 i10', w: 'c3 d4 e5 f6', b: 'd6 e6 f5' },
            { variant: 'blitz' },
          ),
          steps: ['g7-h8', 'xc3-g7', 'xi6'],
        },
      },
      { id: 'pool', rules: ['Y15'], demo: { start: ONE_MARKER_LEFT, steps: ['d9-e10'] } },
      {
        id: 'lastRow',
        rules: ['Y15'],
        house: true,
        demo: { start: ONE_LEFT_AND_A_ROW, steps: ['e5-b2', 'xd4-d8', 'xc1'] },
      },
      {
        id: 'pass',
        rules: ['Y16'],
        house: true,
        demo: {
          start: yinshAt({ W: 'a2 a3 a4 a5', B: 'b2 b3 b4 b5 b6', w: 'e4 e5 f6 g5', b: 'd4 d5 f5 h7' }),
          steps: ['pass', 'b6-b7'],
        },
      },
      { id: 'undo', rules: [], house: true },
    ],
  },
  strategyYinsh,
];
