import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { netPlayer } from '../player.js';
import { readNet, type NetFile } from './format.js';
import { netFor } from './netFor.js';

const fileOf = (name: string): NetFile => {
  const net = readNet(readFileSync(new URL(`../../../../fixtures/nets/${name}.knet`, import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

const PLAIN =
  'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';
const PROJECT =
  'gipf/1 standard 4/1[wP]3/2B3/7/6/5/W3 handicap=0-0 act=white phase=push mover=white reserve=5-5 entry=single-single settled=none potentials=P3 pieces=18 linked=no stock=none extra=none denied=none';

test.each([
  ['gipf-tiny', PLAIN, true],
  ['gipf-tiny', PROJECT, false],
  ['gipf-potentials-tiny', PROJECT, true],
  ['gipf-potentials-tiny', PLAIN, false],
])('%s at %s: %s, and so a player starts there or not', (name, position, isSeen) => {
  const file = fileOf(name);
  expect(netFor(file, position)).toEqual(
    isSeen ? { ok: true, value: file } : { ok: false, error: 'NET_POSITION' },
  );
  const start = (): void => {
    netPlayer(file).start(position);
  };
  if (isSeen) start();
  else expect(start).toThrow('does not see');
});
