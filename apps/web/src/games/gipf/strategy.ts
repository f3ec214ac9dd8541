import type { Chapter } from '../../rules/statement.js';
import { gipfAt } from '../positions.js';

/** Advice, on boards where it pays. */
export const strategyGipf: Chapter = {
  id: 'strategy',
  statements: [
    {
      id: 'anySide',
      rules: [],
      demo: {
        start: gipfAt({ w: 'd5 d6 b5 g3', b: 'd4 e8 f6 h2' }),
        steps: ['d8-d7', 'i3-h3', 'd8-d7', 'xd3,d4,d5,d6,d7'],
      },
    },
    {
      id: 'onBoard',
      rules: [],
      demo: {
        start: gipfAt({ w: 'd2 d3 b2 c3 g5 f3', b: 'd5 f6 g3' }),
        steps: ['a1-b2', 'a2-b2', 'd1-d2', 'xd2,d3,d4,d5,d6'],
      },
    },
    {
      id: 'makeThem',
      rules: [],
      demo: {
        start: gipfAt({ w: 'h4 f6 d7 h2 c3', b: 'f3 f4 f5 g5 g2 c5' }),
        steps: ['i3-h4', 'xf3,f4,f5,f6', 'c1-c2', 'i3-h4', 'xd7,e7,f6,g5,h4'],
      },
    },
    {
      id: 'opened',
      rules: [],
      demo: {
        start: gipfAt({ w: 'c2 c3 c4 c6 d6 e6', b: 'c5 f3 g5 e8' }),
        steps: ['b6-c6', 'xc6,d6,e6,f5', 'i4-h4', 'c1-c2', 'xc2,c3,c4,c5,c6'],
        marks: { wrong: 'c1 c7' },
      },
    },
    {
      id: 'countBoth',
      rules: [],
      demo: {
        start: gipfAt({ w: 'b4 c4 d5 f3 g5', b: 'e3 f5 d2 g4 c5 e7' }, { reserve: '2-1' }),
        steps: ['f1-f2', 'b6-c6', 'h1-h2'],
      },
    },
    {
      id: 'ownAndTheirs',
      rules: [],
      demo: {
        start: gipfAt(
          { W: 'g5 e6', B: 'g6 b2', w: 'f6 d5 c4 e3', b: 'g2 g3 g4 d3 e8' },
          { variant: 'standard', phase: 'row', mover: 'black', reserve: '1-4' },
        ),
        steps: ['xc4,d5,e6,f6(g6)', 'e1-e2'],
      },
    },
  ],
};
