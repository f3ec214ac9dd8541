import { plainGipfContents, plainGipfSkin } from '@korong/board';
import { plainGipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch, type GipfSelection } from './selection.js';
import { choice, label, overlay, sayPoint, sayStep } from './overlay.js';
import { passed, beats, counts, marks } from './view.js';
import type { GameUi } from '../gameUi.js';

export const gipfUi: GameUi<GipfPosition, GipfStep, GipfSelection> = {
  // Callers never look into the options of a game.
  game: plainGipf,
  name: 'gipf',
  skin: plainGipfSkin,
  contents: plainGipfContents,
  counts,
  beats,
  passed,
  touch,
  drop,
  confirm,
  cycle,
  choice,
  overlay,
  label,
  sayPoint,
  sayStep,
  marks,
};
