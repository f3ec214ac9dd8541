import { gipfContents, gipfSkin } from '@korong/board';
import { gipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch } from './selection.js';
import { sayStack, choice, label, overlay, sayPoint, sayStep } from './overlay.js';
import { passed } from '../view.js';
import { beats, counts, marks } from './view.js';
import type { GameUi } from '../../gameUi.js';
import type { GipfSelection } from '../selection.js';

/** GIPF with potentials. Loaded for games that have them. */
export const potentialsUi: GameUi<GipfPosition, GipfStep, GipfSelection> = {
  game: gipf,
  name: 'gipf',
  skin: gipfSkin,
  contents: gipfContents,
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
  sayStack,
  sayStep,
  marks,
};
