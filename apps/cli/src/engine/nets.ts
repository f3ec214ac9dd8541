import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { netFamilyOf, netFor, readNet, type NetFamily, type NetFile } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { message, type MessageKey } from '@korong/messages';
import { Fail } from '../fail.js';

const shipped = (family: NetFamily, size: string): string =>
  fileURLToPath(import.meta.resolve(`@korong/engine/nets/${family}-${size}.knet`));

/** The names of the nets that come with the engine. */
export const SIZES = ['small', 'large'];

const readBytes = (file: string, name: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch {
    throw new Fail(message('error.net.missing', { text: name, choices: SIZES }));
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

/** Reads weights for games with this position: `small` and `large` are shipped with the engine, anything else is a file. */
export const loadNet = (game: GameName, name: string, position: string): NetFile => {
  const net = readNetFile(SIZES.includes(name) ? shipped(netFamilyOf(game, position), name) : name, name);
  if (net.game !== game) throw new Fail(message('error.net.game', { text: name, game }));
  const seen = netFor(net, position);
  if (!seen.ok) throw unusable(name, seen.error);
  return seen.value;
};
