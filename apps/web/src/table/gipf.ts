import { gipf, type GipfPosition, type GipfStep } from '@korong/rules';
import { confirm, cycle, drop, touch } from './gipfHand.js';
import { label, look, plain, told } from './gipfLook.js';
import { beats, setting, trace } from './gipfView.js';
import type { Table } from './types.js';

export const gipfTable: Table<GipfPosition, GipfStep> = {
  // A table never looks into the options of its game.
  game: gipf,
  name: 'gipf',
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
