import { yinshSkin } from '@korong/board';
import { yinsh, type YinshPosition, type YinshStep } from '@korong/rules';
import type { GameUi } from '../gameUi.js';
import { confirm, cycle, drop, touch } from './selection.js';
import { label, look, plain, told } from './look.js';
import { beats, setting, trace } from './view.js';

export const yinshUi: GameUi<YinshPosition, YinshStep> = {
  // Callers never look into the options of a game.
  game: yinsh,
  name: 'yinsh',
  skin: yinshSkin,
  setting,
  beats,
  touch,
  drop: (position, _, from, to) => drop(position, from, to),
  confirm,
  cycle,
  look,
  label,
  plain,
  told,
  trace,
};
