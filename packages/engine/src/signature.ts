import { netPlayer } from './player.js';
import type { NetFile } from './net/format.js';
import { viewOf } from './net/viewOf.js';
import { report } from './search/report.js';

/** The result of a fixed search. It changes exactly when the engine plays differently. */
interface Signature {
  readonly visits: number;
  /** Eight hexadecimal digits: a hash of all best turns and scores. */
  readonly signature: string;
}

const VISITS = 150;

/** Mixes a text into 32 bits. */
const mixed = (hash: number, text: string): number => {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
};

/** Searches the fixed positions of the boards that the net sees. */
export const signatureOf = (net: NetFile): Signature => {
  const player = netPlayer(net);
  let visits = 0;
  let hash = 0x811c9dc5;
  for (const position of viewOf(net.game, net)!.kind.benchPositions) {
    player.start(position);
    const { search } = player;
    visits += search.run(VISITS);
    for (const line of report(search, 2).lines) hash = mixed(hash, `${line.turn} ${line.score.toFixed(4)} `);
  }
  return { visits, signature: hash.toString(16).padStart(8, '0') };
};
