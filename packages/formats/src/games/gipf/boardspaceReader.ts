import { gipf, isDot, type GipfPosition, type Point } from '@korong/rules';
import { cause, type Cause } from '../../cause.js';
import type { Playback } from '../../playback.js';
import { pointsIn, type BoardspaceFile, type BoardspaceReader, type NodeWord } from '../boardspace.js';
import { dueRows, isGipfAt, stepLeaving } from './rows.js';
import { takeNamed, takeRest, type RowWord } from './settle.js';

/** Words of another game on a larger board. */
const OTHER_BOARD = ['zertz', 'yinsh', 'tamsk', 'punct', 'dvonn', 'pslide', 'pdrop'];

type Told = Pick<NodeWord, 'side' | 'mark'>;

/** What was done since the last `Done`: rows named, a push, rows named after it. */
interface Part {
  readonly before: RowWord[];
  readonly after: RowWord[];
  dot?: Point | undefined;
  point?: Point | undefined;
  /** The push is switched from GIPF-piece to single, or back. */
  switched: boolean;
  last?: Told;
}

const emptyPart = (): Part => ({ before: [], after: [], switched: false });

export class GipfReader implements BoardspaceReader {
  readonly #play: Playback;
  readonly #hasOldReserve: boolean;
  #part = emptyPart();

  constructor(play: Playback, file: BoardspaceFile) {
    this.#play = play;
    this.#hasOldReserve = mayHaveOldReserve(file);
  }

  word(node: NodeWord): Cause | undefined | false {
    const { word, rest, mark } = node;
    if (word === 'pick') return undefined;
    if (OTHER_BOARD.includes(word)) return cause('OTHER_VARIANT', mark);
    const points = pointsIn(rest).map(name => gipf.board.find(name));
    const wanted = { dropb: 1, pickb: 1, remove: 1, preserve: 1, slide: 2, slidefrom: 2 }[word] ?? 0;
    if (points.slice(0, wanted).filter(p => p !== undefined).length < wanted)
      return cause('STEP_INCOMPLETE', mark);
    const known = this.#note(node, points as Point[]);
    if (known) this.#part.last = node;
    return known ? undefined : false;
  }

  /** Whether the word is known. */
  #note({ word, mark }: NodeWord, [p, to]: readonly Point[]): boolean {
    const part = this.#part;
    const isPushed = part.dot !== undefined && part.point !== undefined;
    switch (word) {
      case 'dropb':
        if (isDot(p!)) [part.dot, part.point] = [p, undefined];
        else part.point = p;
        return true;
      case 'slide':
      case 'slidefrom':
        [part.dot, part.point] = [p, to];
        return true;
      case 'pickb':
        if (part.point === p) part.point = undefined;
        else if (part.dot === p) part.dot = undefined;
        return true;
      case 'drop':
        [part.dot, part.point] = [undefined, undefined];
        part.after.length = 0;
        return true;
      case 'standard':
        part.switched = !part.switched;
        return true;
      case 'remove':
      case 'preserve':
        (isPushed ? part.after : part.before).push({ word, point: p!, mark });
        return true;
      default:
        return false;
    }
  }

  done(): Cause | undefined {
    return this.#finish(true);
  }

  #finish(confirmed: boolean): Cause | undefined {
    const part = this.#part;
    this.#part = emptyPart();
    if (part.last === undefined) return undefined;
    if (part.dot === undefined && part.point === undefined && part.before.length === 0) return undefined;
    return this.#wrongSide(part.last) ?? this.#rowsBefore(part, confirmed) ?? this.#push(part, confirmed);
  }

  end(confirmed: boolean): Cause | undefined {
    const { dot, point } = this.#part;
    if (dot === undefined || point === undefined) [this.#part.dot, this.#part.point] = [undefined, undefined];
    return this.#finish(confirmed);
  }

  get #position(): GipfPosition {
    return this.#play.position as GipfPosition;
  }

  #wrongSide({ side, mark }: Told): Cause | undefined {
    const { toAct, phase, mover } = this.#position;
    if (this.#play.isOver || toAct === side) return undefined;
    // The rows of the side that pushed were not settled by its `Done`.
    return cause(phase === 'row' && mover === toAct ? 'ROWS_CROSS' : 'WRONG_SIDE', mark);
  }

  #rowsBefore({ before }: Part, confirmed: boolean): Cause | undefined {
    const start = this.#position;
    const problem = takeNamed(this.#play, before);
    if (problem) return problem;
    if (confirmed && start.toAct === start.mover) takeRest(this.#play, before, start);
    return undefined;
  }

  #push({ dot, point, switched, after, last }: Part, confirmed: boolean): Cause | undefined {
    if (dot === undefined && point === undefined) return undefined;
    const { mark } = last!;
    if (dot === undefined || point === undefined) return cause('STEP_INCOMPLETE', mark);
    if (this.#play.isOver && this.#hasOldReserve && gipf.outcome(this.#position)?.by === 'reserve')
      return cause('OTHER_RESERVE', mark);
    this.#leaveRows();
    const { entry, toAct } = this.#position;
    const isGipf = (entry[toAct] !== 'single') !== switched;
    const problem = this.#play.read(
      `${isGipf ? 'G' : ''}${gipf.board.name(dot)}-${gipf.board.name(point)}`,
      mark,
    );
    if (problem || this.#play.isOver) return problem;
    const start = this.#position;
    const refused = takeNamed(this.#play, after);
    if (!refused && confirmed) takeRest(this.#play, after, start);
    return refused;
  }

  /** Rows of nothing but GIPF-pieces that were not named stay (G14). */
  #leaveRows(): void {
    for (;;) {
      const position = this.#position;
      const row = dueRows(position).find(
        one => one.points.every(p => isGipfAt(position, p)) && stepLeaving(one) !== undefined,
      );
      if (row === undefined || position.mover === position.toAct) return;
      this.#play.play(stepLeaving(row));
    }
  }
}

/** Until 2009 a side had other numbers of pieces. */
const mayHaveOldReserve = ({ setup, year }: BoardspaceFile): boolean => {
  const revision = Number(setup[1] ?? 0);
  return year === undefined ? revision <= 100 : year <= 2009;
};
