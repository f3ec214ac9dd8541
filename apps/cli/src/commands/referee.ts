import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { AnyGame } from '@korong/rules';
import { lineBatches } from '../lines.js';
import { MAX_LINE, Referee } from '../referee.js';

/** Answers every line of `input` in order, until the input ends or the output is closed. */
export const runReferee = async (
  game: AnyGame,
  start: unknown,
  input: Readable,
  output: Writable,
): Promise<void> => {
  const referee = new Referee(game, start);
  output.write(referee.state());
  for await (const batch of lineBatches(input, MAX_LINE)) {
    const answers = batch.map(line => referee.answer(line)).join('');
    if (!output.write(answers)) await once(output, 'drain');
  }
};
