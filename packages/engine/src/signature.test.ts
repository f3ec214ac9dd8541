import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNet } from './net/format.js';
import { signatureOf } from './signature.js';

// After an intended change of play, `npm test -- signature -u` writes the new signature.
test.each(['yinsh-small', 'gipf-small', 'gipf-project-small'])('%s plays as it did', name => {
  const net = readNet(readFileSync(new URL(`../nets/${name}.knet`, import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  expect(signatureOf(net.value)).toMatchSnapshot();
});
