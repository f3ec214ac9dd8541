import { randomInt } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { startHelper } from '../engine/team.js';
import { Ugi } from '../engine/ugi.js';
import { lineBatches } from '../lines.js';

const MAX_LINE = 100_000;

/** Speaks UGI until it is told to quit or the input ends. */
export const runUgi = async (input: Readable, output: Writable): Promise<void> => {
  const ugi = new Ugi({
    write: line => output.write(`${line}\n`),
    now: () => performance.now(),
    pause: () => setImmediate(),
    seed: () => randomInt(1, 2 ** 31),
    helper: startHelper,
  });
  try {
    for await (const batch of lineBatches(input, MAX_LINE)) {
      for (const { text } of batch) if (!(await ugi.line(text))) return;
    }
    await ugi.done();
  } finally {
    ugi.close();
  }
};
