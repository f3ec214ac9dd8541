import { projectAt } from '../../positions.js';
import type { Chapter } from '../../../rules/statement.js';

/** GIPF-pieces of both sides out of the way. */
const GIPFS = 'b5:W h4:W d7:B h2:B';

/** Before a push from e1 that completes a row with a loaded piece of White's in it, and one of Black's behind it. */
const WITH_LOADED = `e2:w e3:wY e4:w e5:bz c4:w f6:b ${GIPFS}`;

/** A YINSH on c3 would complete column e. */
const BEFORE_SLIDE = `c3:wY e3:w e4:w e6:w f6:b g3:b ${GIPFS}`;

export const rulesPotentials: readonly Chapter[] = [
  {
    id: 'project',
    statements: [
      {
        id: 'potentials',
        rules: ['P1'],
        demo: {
          start: projectAt('c3:wZ d2:wY e4:wD f2:wT g3:wP c5:bz d6:by e6:bd f6:bt g5:bp b3:W h3:B'),
          steps: [],
        },
      },
      { id: 'menuChoice', rules: ['P1'] },
      { id: 'menuLimits', rules: ['P1'], house: true },
      {
        id: 'loaded',
        rules: ['P2'],
        demo: {
          start: projectAt('b5:W e2:W h5:W b2:B e8:B h2:B', {
            potentials: 'Z3Y3',
            stock: 'Z3Y3',
            entry: 'loaded-loaded',
          }),
          steps: ['Za1-b2', 'Yi5-h5', 'Yc1-c2'],
        },
      },
      { id: 'onePotential', rules: ['P2'], house: true },
      {
        id: 'entryOrder',
        rules: ['P2'],
        demo: {
          start: projectAt('e3:W e7:B', {
            variant: 'tournament',
            potentials: 'Z3Y3',
            stock: 'Z3Y3',
            entry: 'any-any',
          }),
          steps: ['Ga1-b2', 'Gi1-h2', 'Za3-b4', 'Yi3-h3', 'c1-c2'],
        },
      },
      {
        id: 'loadedStay',
        rules: ['P3'],
        demo: { start: projectAt(WITH_LOADED), steps: ['e1-e2', 'xe2,e3,e5,e6(e4)'] },
      },
      {
        id: 'loadedGoes',
        rules: ['P3'],
        demo: { start: projectAt(WITH_LOADED), steps: ['e1-e2', 'xe2,e3,e4,e5(e6)'] },
      },
      {
        id: 'oneGoes',
        rules: ['P3'],
        house: true,
        demo: {
          start: projectAt('d2:W d3:wZ d4:wY b5:W h4:W e8:B h2:B f6:b', {
            potentials: 'Z3Y3',
            stock: 'Y1',
            entry: 'loaded-loaded',
          }),
          steps: ['Yd1-d2', 'xd4(d2,d3,d5)'],
        },
      },
      {
        id: 'use',
        rules: ['P4'],
        demo: { start: projectAt(`d3:wY e5:w f5:bz e6:b ${GIPFS}`), steps: ['Yd3-d6', 'Zf5-d4'] },
      },
      {
        id: 'usedGoes',
        rules: ['P4'],
        demo: { start: projectAt(BEFORE_SLIDE), steps: ['Yc3-e5', 'xe3,e4,e5,e6'] },
      },
    ],
  },
  {
    id: 'kinds',
    statements: [
      {
        id: 'zertz',
        rules: ['P5'],
        demo: {
          start: projectAt(`c3:wZ d4:b e5:w c4:b e7:w g3:b ${GIPFS}`),
          steps: ['Zc3-f5'],
          reach: 'c3',
        },
      },
      {
        id: 'yinsh',
        rules: ['P6'],
        demo: { start: projectAt(`d4:wY d6:b e6:w f3:b c3:b ${GIPFS}`), steps: ['Yd4-h5'], reach: 'd4' },
      },
      {
        id: 'dvonn',
        rules: ['P7'],
        demo: {
          start: projectAt(`d4:wD d3:b c4:bd e4:wd c3:bz d5:w f6:b ${GIPFS}`),
          steps: ['Dd4-d3'],
          reach: 'd4',
        },
      },
      {
        id: 'stack',
        rules: ['P7'],
        demo: {
          start: projectAt(`d4:wD e5:bd f5:wD f6:b d5:bd ${GIPFS}`),
          steps: ['Dd4-e5', 'Dd5-e5', 'Df5-e5'],
        },
      },
      {
        id: 'beneath',
        rules: ['P7'],
        demo: {
          start: projectAt(`d2:w d3:w d4:bD d5:w b2:b c3:b e5:b ${GIPFS}`, { phase: 'row' }),
          steps: ['xd2,d3,d4,d5', 'xb2,c3,d4,e5'],
        },
      },
      {
        id: 'directly',
        rules: ['P7'],
        house: true,
        demo: {
          start: projectAt(`c2:b c3:b c4:wDd c5:b d4:b e6:w ${GIPFS}`, { act: 'black', phase: 'row' }),
          steps: ['xc2,c3,c4,c5', 'Dc4-d4'],
        },
      },
      {
        id: 'tamsk',
        rules: ['P8'],
        house: true,
        demo: {
          start: projectAt(`e2:w e3:b e4:wT g2:w g3:w g4:w c5:b ${GIPFS}`),
          steps: ['e1-e2', 'Tg1-g2', 'xg2,g3,g4,g5'],
        },
      },
      {
        id: 'tamskTheirs',
        rules: ['P8'],
        house: true,
        demo: {
          start: projectAt(`e2:w e3:b e4:wT c3:w c4:w c5:w f6:b ${GIPFS}`, { act: 'black' }),
          steps: ['e1-e2', 'Tc1-c2', 'i5-h5', 'xc2,c3,c4,c5'],
        },
      },
      {
        id: 'punct',
        rules: ['P9'],
        house: true,
        demo: {
          start: projectAt(`d4:wP d3:bp e4:wp d5:B c4:b f6:b ${GIPFS}`),
          steps: ['Pd4-d3'],
          reach: 'd4',
        },
      },
      {
        id: 'neutralise',
        rules: ['P9'],
        house: true,
        demo: {
          start: projectAt(`d4:wP e5:B e3:w e4:w e6:w ${GIPFS}`),
          steps: ['Pd4-e5=P', 'xe3,e4,e5,e6'],
        },
      },
      {
        id: 'convert',
        rules: ['P9'],
        house: true,
        demo: { start: projectAt(`d4:wP e5:B c4:w f6:b ${GIPFS}`), steps: ['Pd4-e5=G'] },
      },
      {
        id: 'punctLast',
        rules: ['P9'],
        house: true,
        demo: { start: projectAt('d4:wP e5:B c4:w f6:b b5:W h4:W'), steps: ['Pd4-e5=P'] },
      },
      {
        id: 'noPiece',
        rules: ['P10'],
        demo: {
          start: projectAt(`c3:wY e6:w f3:b g4:b e3:w ${GIPFS}`, { reserve: '0-5' }),
          steps: ['Yc3-c5', 'f1-f2'],
        },
      },
    ],
  },
  {
    id: 'linked',
    statements: [
      { id: 'threeForms', rules: ['P11'] },
      {
        id: 'won',
        rules: ['P11'],
        demo: {
          start: projectAt(BEFORE_SLIDE, { linked: true }),
          steps: ['Yc3-e5', 'xe3,e4,e5,e6'],
          announced: 'Yc3-e5',
        },
      },
      {
        id: 'notWon',
        rules: ['P11'],
        demo: {
          start: projectAt(BEFORE_SLIDE, { linked: true }),
          steps: ['!Yc3-e5', 'e1-e2'],
          announced: 'Yc3-e5',
        },
      },
      {
        id: 'nothingElse',
        rules: ['P11'],
        demo: {
          start: projectAt(BEFORE_SLIDE, { linked: true, reserve: '0-6' }),
          steps: ['!Yc3-e5'],
          announced: 'Yc3-e5',
        },
      },
      {
        id: 'acquired',
        rules: ['P11'],
        demo: {
          start: projectAt('b5:W e2:W h5:W b2:B e8:B h2:B', {
            potentials: 'Z3Y3',
            stock: 'Z3Y3',
            entry: 'loaded-loaded',
            linked: 'z',
          }),
          steps: ['!Za1-b2', 'Yc1-c2'],
        },
      },
      { id: 'anyGame', rules: ['P11'] },
      { id: 'linkedApart', rules: ['P11'], house: true },
      {
        id: 'another',
        rules: ['P11'],
        house: true,
        demo: {
          start: projectAt(`c3:wY e3:w e4:w e6:w f6:b g3:b f5:b g5:wZ ${GIPFS}`, { linked: true }),
          steps: ['!Yc3-e5', 'Zg5-e5', 'xe3,e4,e5,e6'],
          announced: 'Yc3-e5',
        },
      },
    ],
  },
];
