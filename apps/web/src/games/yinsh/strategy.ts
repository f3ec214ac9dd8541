import type { Chapter } from '../../rules/statement.js';
import { yinshAt } from '../positions.js';

/** Advice, on boards where it pays. */
export const strategyYinsh: Chapter = {
  id: 'strategy',
  statements: [
    {
      id: 'behind',
      rules: [],
      demo: {
        start: yinshAt({ W: 'e8 h7 f4 b2 i6', B: 'f8 c2 i5', w: 'd2 e3 g5 h6 g8', b: 'd6 e7 g9 h10 d4' }),
        steps: ['e8-e6', 'c2-e4', 'f4-f5', 'xd2-h6', 'xb2'],
      },
    },
    {
      id: 'gift',
      rules: [],
      demo: {
        start: yinshAt({
          W: 'c4 j9 g3',
          B: 'i10 i5 e3 d8',
          w: 'c6 d6 f6 g6 e8 e7 e5 e4 d5',
          b: 'd4 d3 d2 d1 h8 i7',
        }),
        steps: ['c4-e6', 'xd1-d5', 'xe3', 'i5-d5', 'e6-f7', 'xc6-g6', 'xj9'],
      },
    },
    {
      id: 'thirdRow',
      rules: [],
      demo: {
        start: yinshAt({ W: 'e6 f9 c4 i8', B: 'd8 h5 c7 i10', w: 'e4 e5 e7 e8 f5 f6 f8', b: 'f7 d5 g4 h8' }),
        steps: ['f9-g10', 'c7-c5', 'e6-g8', 'xe4-e8', 'xc4', 'xf5-f9', 'xi8'],
      },
    },
    {
      id: 'whichRing',
      rules: [],
      demo: {
        start: yinshAt(
          {
            W: 'f7 d5 h6 k7',
            B: 'e6 c4 k8',
            w: 'f9 f8 f6 f5 d7 d6 d4 d3 i11 i10 i9 i8 i7',
            b: 'j6 g5 e7 h8 j7',
          },
          { phase: 'row' },
        ),
        steps: ['xi7-i11', 'xk7', 'e6-g6', 'd5-e5', 'xd3-d7', 'xh6'],
      },
    },
    {
      id: 'learnBlitz',
      rules: [],
      demo: {
        start: yinshAt(
          { W: 'e4 f9 h10 d5 d8', B: 'd9 g3 d3 h3 h7', w: 'g8 g7 g5 g4 i6 h6 f6 e6', b: 'h4 f3 d6 f8' },
          { variant: 'blitz' },
        ),
        steps: ['e4-g6', 'h7-h5', 'g6-f5', 'xg4-g8', 'xh10'],
      },
    },
  ],
};
