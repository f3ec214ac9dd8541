import { yinsh, type YinshPosition, type YinshStep } from '@korong/rules';
import type { Table } from './types.js';
import { confirm, cycle, drop, touch } from './yinshHand.js';
import { label, look, plain, told } from './yinshLook.js';
import { beats, setting, trace } from './yinshView.js';

export const yinshTable: Table<YinshPosition, YinshStep> = {
  // A table never looks into the options of its game.
  game: yinsh,
  name: 'yinsh',
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
