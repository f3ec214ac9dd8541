import type { GameName } from './player.js';
import { netPlayer } from './player.js';
import type { NetFile } from './net/format.js';
import { report } from './search/report.js';

/** What a fixed search came to. It changes exactly when the engine plays differently. */
export interface Signature {
  readonly visits: number;
  /** Eight hexadecimal digits made of all best turns and scores. */
  readonly signature: string;
}

const VISITS = 150;

/** Positions from the middle of games, of every variant. */
const POSITIONS: Readonly<Record<GameName, readonly string[]>> = {
  yinsh: [
    'yinsh/1 standard 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0',
    'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0',
    'yinsh/1 standard 4/W6/2b5/2Wbw4/3wB5/4Ww3/3bBw4/2B1W4/8/3B3/W2B act=white phase=move mover=white passes=0',
    'yinsh/1 blitz 4/W6/2b5/2Wbw4/3wB5/4Ww3/3bBw4/2B1W4/8/3B3/W2B act=black phase=move mover=black passes=0',
  ],
  gipf: [
    'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none',
    'gipf/1 standard B2W/1w1b1/2w3/W2b2B/3w2/1b3/B2W handicap=0-0 act=black phase=push mover=black reserve=9-9 entry=single-single settled=none',
    'gipf/1 tournament W3/5/6/7/6/5/3B handicap=0-0 act=white phase=push mover=white reserve=16-16 entry=any-any settled=none',
    'gipf/1 basic w3/1wb2/2w3/3b3/6/5/b2w handicap=2-0 act=white phase=push mover=white reserve=10-11 entry=single-single settled=none',
  ],
};

/** Mixes a text into 32 bits. */
const mixed = (hash: number, text: string): number => {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
};

/** Searches the fixed positions of the net's game. */
export const signatureOf = (net: NetFile): Signature => {
  const player = netPlayer(net, { portable: true });
  let visits = 0;
  let hash = 0x811c9dc5;
  for (const position of POSITIONS[net.game]) {
    player.start(position);
    const { search } = player;
    visits += search.run(VISITS);
    for (const line of report(search, 2).lines) hash = mixed(hash, `${line.turn} ${line.score.toFixed(4)} `);
  }
  return { visits, signature: hash.toString(16).padStart(8, '0') };
};
