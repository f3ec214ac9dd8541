import type { YinshPosition } from '@korong/rules';
import { cause, type Cause, type Mark } from '../../cause.js';
import type { Playback } from '../../playback.js';
import { pointsIn, type BoardspaceReader, type NodeWord } from '../boardspace.js';

/** Names of pieces in the pool: `place w  G 11`. */
const PIECE = /^(?:wr|br|w|b)\b/;

/**
 * Collects the points where pieces were put since the last `Done`. While rings are placed the last one is the ring; later the first is
 * where the marker went and the last where the ring landed.
 */
export class YinshReader implements BoardspaceReader {
  readonly #play: Playback;
  #points: string[] = [];
  /** The first point, even if its piece was taken up again. */
  #first: string | undefined;
  #last: Pick<NodeWord, 'side' | 'mark'> | undefined;

  constructor(play: Playback) {
    this.#play = play;
  }

  word(node: NodeWord): Cause | undefined | false {
    const { word, rest } = node;
    switch (word) {
      case 'place':
        return this.#put(node, pointsIn(rest.replace(PIECE, '')).at(-1));
      case 'drop':
        if (PIECE.test(rest)) return this.#clear();
        return this.#put(node, pointsIn(rest).at(-1));
      case 'pick':
        return PIECE.test(rest) ? undefined : this.#pickUp(pointsIn(rest).at(-1));
      case 'move': {
        const [from, to] = pointsIn(rest);
        return this.#stepAfterPart(node, from && to && `${from}-${to}`);
      }
      case 'remove': {
        const [from, to] = pointsIn(rest.replace(PIECE, ''));
        return this.#stepAfterPart(node, from && (to === undefined ? `x${from}` : `x${from}-${to}`));
      }
      default:
        return false;
    }
  }

  done(): Cause | undefined {
    const last = this.#last;
    if (last === undefined) return undefined;
    const step = this.#step();
    this.#clear();
    return step === undefined ? cause('STEP_INCOMPLETE', last.mark) : this.#read(last, step);
  }

  end(): Cause | undefined {
    return this.#step() === undefined ? undefined : this.done();
  }

  #step(): string | undefined {
    const to = this.#points.at(-1);
    const position = this.#play.position as YinshPosition;
    if (position.phase === 'place') return to;
    const from = this.#points.length > 1 ? this.#points[0] : this.#first;
    return from === undefined || to === undefined || from === to ? undefined : `${from}-${to}`;
  }

  #put(node: NodeWord, point: string | undefined): Cause | undefined {
    if (point === undefined) return cause('STEP_INCOMPLETE', node.mark);
    this.#points.push(point);
    this.#first ??= point;
    this.#last = node;
    return undefined;
  }

  #pickUp(point: string | undefined): Cause | undefined {
    if (this.#points.at(-1) === point) this.#points.pop();
    return undefined;
  }

  #clear(): Cause | undefined {
    this.#points = [];
    this.#first = undefined;
    this.#last = undefined;
    return undefined;
  }

  #stepAfterPart(node: NodeWord, step: string | undefined): Cause | undefined {
    if (!step) return cause('STEP_INCOMPLETE', node.mark);
    return this.done() ?? this.#read(node, step);
  }

  #read(
    { side, mark }: { readonly side: NodeWord['side']; readonly mark: Mark },
    step: string,
  ): Cause | undefined {
    if (!this.#play.isOver && this.#play.toAct !== side) return cause('WRONG_SIDE', mark);
    return this.#play.read(step, mark);
  }
}
