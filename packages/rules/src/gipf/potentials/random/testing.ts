// Random games of GIPF as a project, whatever may be agreed on, and where everything is in them. Not part of the library.
import { must } from '@korong/testing';
import type { BySide, OptionFields } from '../../../game.js';
import { randomness } from '../../../testing.js';
import { MIDDLE } from '../../board.js';
import { gipf } from '../../gipf.js';
import type { GipfCell, GipfPosition, GipfStep, PotentialKind, Potentials, Stake } from '../../types.js';
import { NO_POTENTIALS, bothText, readBoth } from '../potentialCounts.js';
import { piecesText } from '../options.js';
import { isLoadedPush, stakesText } from '../stakes.js';
import { POTENTIAL_KINDS, letterOf } from '../kinds.js';
import { loadOf } from '../stack.js';
import { neighbours } from '../legalUses.js';

type Random = (n: number) => number;

/** GIPF has no repetition rule: a random game is cut here. */
const CAP = 400;

/** The presets of the set-up page. */
const PRESETS = ['Z3Y3', 'Y6', 'Z3Y3D3T3P3'];

const someKinds = (random: Random): Potentials => {
  const wanted = 1 + random(31);
  return POTENTIAL_KINDS.reduce(
    (all, kind, i) => ((wanted >> i) & 1 ? { ...all, [kind]: 1 + random(6) } : all),
    NO_POTENTIALS,
  );
};

/** Each kind by itself: free, to be won with each use, or to be acquired. */
const someStakes = (random: Random, potentials: BySide<Potentials>): string => {
  const linked = Object.fromEntries(
    POTENTIAL_KINDS.map(kind => [kind, (['none', 'use', 'entry'] as const)[random(3)]!]),
  ) as Record<PotentialKind, Stake>;
  return stakesText({ linked, potentials });
};

/** Any valid setup (P1): presets, the same for both, each side its own favourites, or one side without any. */
export const agreement = (random: Random, linked: boolean): OptionFields => {
  const white = someKinds(random);
  const black = [white, white, someKinds(random), NO_POTENTIALS][random(4)]!;
  const preset = PRESETS[random(2 * PRESETS.length)];
  const potentials = preset === undefined ? { white, black } : readBoth(preset)!;
  const handicap = random(4) === 0 ? `${random(2) === 0 ? 'white' : 'black'} ${1 + random(3)}` : undefined;
  const stakes = random(2) === 0 ? 'yes' : someStakes(random, potentials);
  return {
    variant: (['basic', 'standard', 'tournament'] as const)[random(3)]!,
    potentials: bothText(potentials),
    ...(handicap !== undefined && { handicap }),
    ...(random(2) === 0 && { pieces: piecesText({ white: 12 + random(13), black: 12 + random(13) }) }),
    ...(linked && { linked: stakes }),
  };
};

/** Biased: potentials come in and are used more often, and a TAMSK is pushed to the middle where possible. */
const choose = (position: GipfPosition, steps: readonly GipfStep[], random: Random): GipfStep => {
  const any = (from: readonly GipfStep[]): GipfStep => from[random(from.length)]!;
  if (neighbours(MIDDLE).some(p => loadOf(position.cells[p]!) === 'tamsk') && random(2) === 0) {
    const earning = steps.filter(
      step => (step.kind === 'push' || step.kind === 'extra') && gipf.play(position, step).phase === 'extra',
    );
    if (earning.length > 0) return any(earning);
  }
  if (position.phase === 'extra' && random(3) === 0) return { kind: 'forgo' };
  const liked = random(3) > 0 ? steps.filter(step => step.kind === 'use' || isLoadedPush(step)) : [];
  return any(liked.length > 0 ? liked : steps);
};

/** The kind of a step, for counting; for a use also the kind of potential. */
const nameOf = (step: GipfStep): string =>
  step.kind === 'use'
    ? step.potential + (step.as === undefined ? '' : `=${step.as}`)
    : step.kind === 'denied'
      ? `!${step.use.kind}`
      : isLoadedPush(step)
        ? 'loaded push'
        : step.kind;

export interface Played {
  /** Step counts by kind. */
  readonly steps: Map<string, number>;
  ended: number;
  positions: number;
}
export const nothingPlayed = (): Played => ({ steps: new Map(), ended: 0, positions: 0 });

/** Plays a game to its end or the cap. Every position that is not over must have a legal step. `look` sees every position. */
export const playOut = (
  fields: OptionFields,
  random: Random,
  played: Played,
  look: (position: GipfPosition, steps: readonly GipfStep[], last?: GipfStep) => void,
): void => {
  let position = gipf.start(must(gipf.readOptions(fields)));
  let last: GipfStep | undefined;
  for (let i = 0; i < CAP; i++) {
    const steps = gipf.steps(position);
    played.positions++;
    look(position, steps, last);
    if ((steps.length === 0) !== (gipf.outcome(position) !== undefined)) {
      throw new Error(`over or not? ${gipf.positionText(position)}`);
    }
    if (steps.length === 0) {
      played.ended++;
      return;
    }
    last = choose(position, steps, random);
    const name = nameOf(last);
    played.steps.set(name, (played.steps.get(name) ?? 0) + 1);
    position = gipf.play(position, last);
  }
};

/** Counts of `w b Z Y D T P z y d t p`, by the code of the letter. */
type Counts = Int32Array;

/** Every component of a cell as a letter. A GIPF-piece is two basic pieces, or a basic piece and a PÜNCT. */
const lettersIn = (cell: GipfCell): string => {
  const known = LETTERS_IN.get(cell);
  if (known !== undefined) return known;
  const letters = cell
    .replace(/[.[\]]/g, '')
    .replace('W', 'ww')
    .replace('B', 'bb')
    .replace('X', 'wP')
    .replace('x', 'bp');
  LETTERS_IN.set(cell, letters);
  return letters;
};
const LETTERS_IN = new Map<GipfCell, string>();

const small = (letter: string, { toAct }: GipfPosition): string =>
  toAct === 'white' ? letter : letter.toLowerCase();

/** The pieces that leave the game with a step, derived from the wording of P2 to P9 and not from the rules' code. */
const leaving = (position: GipfPosition, step: GipfStep): string => {
  const { cells, toAct, project } = position;
  switch (step.kind) {
    case 'push':
      // P2: a basic piece forfeits the potentials not yet brought in.
      if (step.piece !== 'single') return '';
      return POTENTIAL_KINDS.map(kind =>
        small(letterOf(kind), position).repeat(project!.stock[toAct][kind]),
      ).join('');
    case 'use':
      // P9: the upper piece, or both.
      if (step.as === undefined) return '';
      return lettersIn(cells[step.to]!).slice(step.as === 'punct' ? 1 : 0);
    case 'forgo':
      return small('T', position);
    case 'denied':
      return step.use.kind === 'extra' ? small('T', position) : '';
    case 'extra':
      return '';
    case 'row':
      return step.taken.map(p => leavingWith(cells[p]!, toAct === 'white' ? 'w' : 'b')).join('');
  }
};

/** For a piece taken off: basic pieces of the row's owner return (G9). Of stacks other than loaded pieces only the top goes (P7). */
const leavingWith = (cell: GipfCell, own: string): string => {
  const letters = lettersIn(cell);
  const isWhole = cell.length === 1 || cell.length === 3 || /^\[(w[A-Z]|b[a-z])\]$/.test(cell);
  return isWhole ? letters.replaceAll(own, '') : letters.slice(-1);
};

const add = (counts: Counts, letters: string, times = 1): void => {
  for (let i = 0; i < letters.length; i++) counts[letters.charCodeAt(i)]! += times;
};

/** Accounts for all pieces of one game. Given every position in turn, it reports any mismatch. */
const bookkeeper = (): ((position: GipfPosition, last?: GipfStep) => string | undefined) => {
  const gone: Counts = new Int32Array(128);
  let before: GipfPosition | undefined;
  return (position, last) => {
    if (before && last) add(gone, leaving(before, last));
    before = position;
    const { cells, reserve, project, handicap } = position;
    const counts = gone.slice();
    for (const cell of cells) if (cell !== '.') add(counts, lettersIn(cell));
    add(counts, 'w', reserve.white);
    add(counts, 'b', reserve.black);
    const { pieces, potentials, stock } = project!;
    add(counts, 'w', -pieces.white - handicap.white);
    add(counts, 'b', -pieces.black - handicap.black);
    for (const kind of POTENTIAL_KINDS) {
      const letter = letterOf(kind);
      add(counts, letter, stock.white[kind] - potentials.white[kind]);
      add(counts, letter.toLowerCase(), stock.black[kind] - potentials.black[kind]);
    }
    const wrong = counts.findIndex(count => count !== 0);
    return wrong < 0 ? undefined : `${counts[wrong]!} ${String.fromCharCode(wrong)} too many`;
  };
};

/** Plays this many games, with accounting from the first position to the last. */
export const playGames = (count: number, firstSeed: number, linked: boolean): Played => {
  const played = nothingPlayed();
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = randomness(seed);
    const wrong = bookkeeper();
    playOut(agreement(random, linked), random, played, (position, _, last) => {
      const trouble = wrong(position, last);
      if (trouble !== undefined) throw new Error(`${seed}: ${trouble} in ${gipf.positionText(position)}`);
    });
  }
  console.info(
    `${played.ended} of ${count} ended, ${played.positions} positions`,
    Object.fromEntries(played.steps),
  );
  return played;
};
