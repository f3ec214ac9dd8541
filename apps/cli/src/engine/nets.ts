import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readNet, type NetFile } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { message } from '@korong/messages';
import { Fail } from '../fail.js';

/** The nets shipped with the engine, by game and size. */
const shipped = (game: GameName, size: string): string =>
  fileURLToPath(import.meta.resolve(`@korong/engine/nets/${game}-${size}.knet`));

const SIZES = ['small', 'large'];

const readBytes = (file: string, name: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch {
    throw new Fail(message('error.net.missing', { text: name }));
  }
};

/** Reads weights: `small` and `large` are shipped with the engine, anything else is a file. */
export const loadNet = (game: GameName, name: string): NetFile => {
  const file = SIZES.includes(name) ? shipped(game, name) : name;
  const net = readNet(readBytes(file, name));
  if (!net.ok) throw new Fail(message('error.net.unusable', { text: name, why: message(net.error) }));
  if (net.value.game !== game) throw new Fail(message('error.net.game', { text: name, game }));
  return net.value;
};
