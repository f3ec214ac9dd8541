import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { netFor, readNet, type NetFile } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { message, type MessageKey } from '@korong/messages';
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

const unusable = (name: string, code: MessageKey): Fail =>
  new Fail(message('error.net.unusable', { text: name, why: message(code) }));

/** Reads a weights file. */
export const readNetFile = (file: string, name = file): NetFile => {
  const net = readNet(readBytes(file, name));
  if (!net.ok) throw unusable(name, net.error);
  return net.value;
};

/** Refuses a net that does not see positions like this one. */
export const checkNet = (net: NetFile, name: string, position: string): void => {
  const seen = netFor(net, position);
  if (!seen.ok) throw unusable(name, seen.error);
};

/** Reads weights: `small` and `large` are shipped with the engine, anything else is a file. With a position, they must be of use there. */
export const loadNet = (game: GameName, name: string, position?: string): NetFile => {
  const net = readNetFile(SIZES.includes(name) ? shipped(game, name) : name, name);
  if (net.game !== game) throw new Fail(message('error.net.game', { text: name, game }));
  if (position !== undefined) checkNet(net, name, position);
  return net;
};
