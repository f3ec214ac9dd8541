import { plainGipfContents, plainGipfSkin } from '@korong/board';
import { plainGipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch, type GipfSelection } from './selection.js';
import { choice, label, look, plain, told } from './look.js';
import { ahead, beats, counts, trace } from './view.js';
import type { GameUi } from '../gameUi.js';

export const gipfUi: GameUi<GipfPosition, GipfStep, GipfSelection> = {
  // Callers never look into the options of a game.
  game: plainGipf,
  name: 'gipf',
  skin: plainGipfSkin,
  contents: plainGipfContents,
  counts,
  beats,
  ahead,
  touch,
  drop,
  confirm,
  cycle,
  choice,
  look,
  label,
  plain,
  told,
  trace,
};
