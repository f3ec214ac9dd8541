import { gameNamed, ok } from '@korong/rules';
import { refuse, type Read } from '../cause.js';
import { choicesOf, oneOf, wordsFor } from '../choices.js';
import { FORMATS_OF } from '../games/formats.js';
import { Playback } from '../playback.js';
import type { Asked, Choice, Reading } from '../reading.js';
import { wordsOf, type Word } from './words.js';

/** A step: a letter for the piece, points. */
const STEP = /^(?:[gn]|g?[wk])?x?[a-k][1-9][0-9]?(?:$|[-,*(])/;
/** A marble, its point and the ring that is taken away. */
const ZERTZ = /^(?:[wb][a-h][1-8](?:,[a-h][1-8])?|g[a-h][1-8],[a-h][1-8])$/;

/** The author's notation: nothing but turns. */
export const isNotation = (text: string): boolean => {
  const [first] = wordsOf(text.slice(0, 2000));
  return first !== undefined && (STEP.test(first.text) || ZERTZ.test(first.text));
};

export const readNotation = (text: string, asked: Asked): Read<Reading>[] =>
  gamesIn(wordsOf(text)).map(words => readOne(words, asked));

/** Another game begins where the numbers begin again. */
const gamesIn = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const games: Word[][] = [];
  for (const word of words) {
    if (games.length === 0 || word.number === 1) games.push([]);
    games.at(-1)!.push(word);
  }
  return games;
};

const readOne = (words: readonly Word[], asked: Asked): Read<Reading> => {
  const first = words[0]!;
  if (ZERTZ.test(first.text)) return refuse('ZERTZ_NOT_YET', first);
  const choices = choicesOf(asked);
  if (choices.length === 0) return refuse('OTHER_VARIANT', { ...first, excerpt: wordsFor(asked) });
  return oneOf(choices, first, choice => readAs(words, choice));
};

const readAs = (words: readonly Word[], { game: name, options }: Choice): Read<Reading> => {
  const game = gameNamed(name);
  const play = Playback.at(game, options);
  if (!play.ok) return refuse('OTHER_VARIANT', words[0]!, play.error);
  const own = FORMATS_OF[name].readStep;
  const readStep = (position: unknown, word: string): ReturnType<typeof game.readStep> =>
    own ? own(position, word) : game.readStep(position, word);
  for (const word of words) {
    const problem = play.value.readWith(position => readStep(position, word.text), word);
    if (problem) return { ok: false, error: problem };
  }
  return ok(play.value.finish('notation', []));
};
