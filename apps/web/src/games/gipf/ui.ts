import { plainGipfSkin } from '@korong/board';
import { plainGipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch } from './selection.js';
import { label, look, plain, told } from './look.js';
import { beats, setting, trace } from './view.js';
import type { GameUi } from '../gameUi.js';

export const gipfUi: GameUi<GipfPosition, GipfStep> = {
  // Callers never look into the options of a game.
  game: plainGipf,
  name: 'gipf',
  skin: plainGipfSkin,
  setting,
  beats,
  touch,
  drop,
  confirm,
  cycle,
  look,
  label,
  plain,
  told,
  trace,
};
