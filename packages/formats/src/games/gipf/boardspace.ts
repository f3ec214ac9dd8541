import type { BoardspaceGame } from '../boardspace.js';
import { GipfReader } from './boardspaceReader.js';
import { nodes } from './boardspaceWriter.js';

export const boardspace: BoardspaceGame = {
  gm: ['gipf', '39'],
  setups: { basic: 'gipf', standard: 'gipf-standard', tournament: 'gipf-tournament' },
  setupNumbers: ' 0 102',
  reader: (play, file) => new GipfReader(play, file),
  nodes,
};
