import { gipfContents, gipfSkin } from '@korong/board';
import { gipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch } from './selection.js';
import { about, choice, label, look, plain, told } from './look.js';
import { ahead } from '../view.js';
import { beats, counts, trace } from './view.js';
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
  ahead,
  touch,
  drop,
  confirm,
  cycle,
  choice,
  look,
  label,
  plain,
  about,
  told,
  trace,
};
