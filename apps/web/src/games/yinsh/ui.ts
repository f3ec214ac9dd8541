import { yinshContents, yinshSkin } from '@korong/board';
import { RINGS_TO_WIN, yinsh, type YinshPosition, type YinshStep } from '@korong/rules';
import type { GameUi } from '../gameUi.js';
import { confirm, cycle, drop, touch, type YinshSelection } from './selection.js';
import { label, overlay, sayPoint, sayStep } from './overlay.js';
import { passed, beats, marks } from './view.js';

export const yinshUi: GameUi<YinshPosition, YinshStep, YinshSelection> = {
  // Callers never look into the options of a game.
  game: yinsh,
  name: 'yinsh',
  skin: yinshSkin,
  contents: yinshContents,
  counts: ({ taken, variant }, side) => [
    { key: 'count.rings', values: { n: taken[side], of: RINGS_TO_WIN[variant] } },
  ],
  score: ({ taken }) => taken,
  beats,
  passed,
  touch,
  drop: (position, _, from, to) => drop(position, from, to),
  confirm,
  cycle,
  overlay,
  label,
  sayPoint,
  sayStep,
  marks,
};
