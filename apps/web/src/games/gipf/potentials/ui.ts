import { gipfSkin } from '@korong/board';
import { gipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch } from './selection.js';
import { about, label, look, plain, told } from './look.js';
import { beats, setting, trace } from './view.js';
import type { GameUi } from '../../gameUi.js';

/** GIPF with potentials. Loaded for games that have them. */
export const potentialsUi: GameUi<GipfPosition, GipfStep> = {
  game: gipf,
  name: 'gipf',
  skin: gipfSkin,
  setting,
  beats,
  touch,
  drop,
  confirm,
  cycle,
  look,
  label,
  plain,
  about,
  told,
  trace,
};
