import { gipf, ok, type GipfPosition, type Side } from '@korong/rules';
import { cause, refuse, type Cause, type Read } from '../../cause.js';
import { choicesOf, oneOf } from '../../choices.js';
import { Playback } from '../../playback.js';
import type { Asked, Choice, Reading } from '../../reading.js';
import { wordsOf, type Word } from '../../text/words.js';
import type { TextFormat } from '../formats.js';
import { readStep } from './notation.js';
import { dueRows, stepLeaving } from './rows.js';

const KIND = /\(?\bgipf[ -](basic|standard|tournament)\b[):]?/i;
/** White is W, Black is K. */
const LETTERED = /^(g?)([wk])(?=[a-i])/;
/** A text may begin with the pieces that stand there already. */
const SETUP = ['e1-e2', 'a1-b2', 'a5-b5', 'e9-e8', 'i5-h5', 'i1-h2'].join();

interface Line {
  readonly kind?: string;
  readonly words: readonly Word[];
}

/** A game: its lines, and its kind if it is known. */
interface Block {
  kind?: string;
  readonly lines: (readonly Word[])[];
}

const linesOf = (text: string): readonly Line[] =>
  [...text.matchAll(/[^\r\n]*(?:\r\n?|\n|$)/g)].map(({ 0: line, index }) => {
    const kind = KIND.exec(line);
    // Blanks in its stead keep the places of the words.
    const rest = kind ? line.replace(KIND, ' '.repeat(kind[0].length)) : line;
    return { words: wordsOf(rest, index), ...(kind && { kind: kind[1]!.toLowerCase() }) };
  });

/** Games are parted by blank lines and by their kinds, which stand before all of them or after all of them. */
const blocksOf = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  const lines = linesOf(text);
  const first = lines.find(({ kind, words }) => kind !== undefined || words.length > 0);
  const kindsFirst = first?.kind !== undefined;
  let open: Block | undefined;
  const begin = (): Block => {
    open = { lines: [] };
    blocks.push(open);
    return open;
  };
  for (const { kind, words } of lines) {
    if (kind !== undefined && kindsFirst) begin().kind = kind;
    if (words.length > 0) (open ?? begin()).lines.push(words);
    if (kind !== undefined && !kindsFirst && open) {
      open.kind = kind;
      open = undefined;
    }
    if (words.length === 0 && kind === undefined && open !== undefined && open.lines.length > 0)
      open = undefined;
  }
  return blocks.filter(block => block.lines.length > 0);
};

const readBlock = ({ kind, lines }: Block, asked: Asked): Read<Reading>[] => {
  const variant = kind ?? asked.variant;
  const told = { game: gipf.name, ...(variant !== undefined && { variant }) };
  const whole = readGame(lines.flat(), told);
  // A line is a game, unless it was broken up.
  const apart = lines.length > 1 && lines.every(words => words.length > 1);
  const isOne = whole.ok && !lines.slice(1).some(words => setupOf(words) !== undefined);
  return isOne || !apart ? [whole] : lines.map(words => readGame(words, told));
};

const plain = (word: Word): string => word.text.replace(LETTERED, '$1');

/** Whether a text begins with the pieces of a start, and which they are. */
const setupOf = (words: readonly Word[]): 'single' | 'gipf' | undefined => {
  const opening = words.slice(0, 6).map(plain).join();
  if (opening === SETUP) return 'single';
  return opening === SETUP.replace(/^|(?<=,)/g, 'g') ? 'gipf' : undefined;
};

const readGame = (words: readonly Word[], asked: Asked): Read<Reading> => {
  const setup = setupOf(words);
  const fits = ({ options: { variant } }: Choice): boolean =>
    setup === undefined || (setup === 'single') === (variant === 'basic');
  const choices = choicesOf(asked, [gipf]).filter(fits);
  return oneOf(choices, words[0]!, choice => {
    // A tournament may have begun so.
    const isSetUp = setup !== undefined && choice.options.variant !== 'tournament';
    return readAs(isSetUp ? words.slice(6) : words, choice, sideLetters(words));
  });
};

/** The letter of the side that begins is White's. */
const sideLetters = (words: readonly Word[]): ((word: Word) => Side | undefined) => {
  const letterOf = (word: Word): string | undefined => LETTERED.exec(word.text)?.[2];
  const first = letterOf(words[0]!);
  return word => {
    const letter = letterOf(word);
    if (letter === undefined || first === undefined) return undefined;
    return letter === first ? 'white' : 'black';
  };
};

const readAs = (
  words: readonly Word[],
  { options }: Choice,
  sideOf: (word: Word) => Side | undefined,
): Read<Reading> => {
  const play = Playback.at(gipf, options);
  if (!play.ok) return refuse('OTHER_VARIANT', words[0]!, play.error);
  for (const word of words) {
    const problem = playWord(play.value, word, sideOf(word));
    if (problem) return { ok: false, error: problem };
  }
  return ok(play.value.finish('webgipf', []));
};

const playWord = (play: Playback, word: Word, side: Side | undefined): Cause | undefined => {
  const outcome = gipf.outcome(play.position as GipfPosition);
  // The basic game has more pieces there.
  if (outcome?.by === 'reserve' && play.options.variant === 'basic') return cause('OTHER_RESERVE', word);
  if (!word.text.startsWith('x')) leaveRows(play);
  if (side !== undefined && !play.isOver && play.toAct !== side) return cause('WRONG_SIDE', word);
  const read = (): Cause | undefined =>
    play.readWith(position => readStep(position as GipfPosition, plain(word)), word);
  const problem = read();
  if (problem === undefined || !word.text.startsWith('x')) return problem;
  // Another row may have been left before this one.
  while (leaveRow(play)) if (read() === undefined) return undefined;
  return problem;
};

/** Leaving a whole row (G14) cannot be written there: what follows says it. False if no row can be left. */
const leaveRow = (play: Playback): boolean => {
  const row = dueRows(play.position as GipfPosition).find(one => stepLeaving(one) !== undefined);
  if (row !== undefined) play.play(stepLeaving(row));
  return row !== undefined;
};

const leaveRows = (play: Playback): void => {
  while (leaveRow(play));
};

export const webgipf: TextFormat = {
  name: 'webgipf',
  recognises: text =>
    KIND.test(text) || wordsOf(text).some(({ text: word }) => LETTERED.test(word) && word.includes('-')),
  read: (text, asked) => blocksOf(text).flatMap(block => readBlock(block, asked)),
};
