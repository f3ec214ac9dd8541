import { message } from '@korong/messages';
import type { AnyGame, OptionFields, Refusal } from '@korong/rules';
import { explain } from './explain.js';
import { startText } from './startText.js';

const wordsOf = (text: string): readonly string[] => text.trim().split(' ');

/** The word that is wrong, by the word that stands there in the example. The rules know the place alone. */
const wrongWord = (text: string, place: number, example: string): string | undefined => {
  const words = wordsOf(text);
  const isMissing = place >= text.trimEnd().length;
  const number = isMissing ? words.length + 1 : text.slice(0, place).trimStart().split(' ').length;
  const right = wordsOf(example)[number - 1];
  if (right === undefined) return undefined;
  const values = { number, word: words[number - 1]?.slice(0, 80) ?? '', example: right };
  return message(isMissing ? 'error.position.missing' : 'error.position.word', values);
};

/** The options that the text names and that are possible, with this variant. */
const optionsIn = (game: AnyGame, variant: string, words: readonly string[]): OptionFields => {
  let options: OptionFields = { variant };
  for (const word of words) {
    const [name = '', value = ''] = word.split('=');
    const more = { ...options, [name]: value };
    if (game.optionNames.includes(name) && game.readOptions(more).ok) options = more;
  }
  return options;
};

/** A right text like this one: with its variant and options, or `usual` where it names none or no others. */
const exampleFor = (game: AnyGame, text: string, usual: string): string => {
  const [, variant = '', ...words] = wordsOf(text);
  if (!game.variants.includes(variant)) return usual;
  const options = optionsIn(game, variant, words);
  const isUsual = wordsOf(usual)[1] === variant && Object.keys(options).length === 1;
  return isUsual ? usual : startText(game.name, options);
};

/** Why the text names no position, if a word does it. */
const whyWord = (game: AnyGame, text: string, place: number, example: string): string | undefined => {
  const [, variant] = wordsOf(text);
  return variant === undefined || game.variants.includes(variant)
    ? wrongWord(text, place, example)
    : message('UNKNOWN_VARIANT', { text: variant.slice(0, 40), choices: game.variants });
};

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/**
 * Why the text of a position was refused, in one line: what is wrong, and what such a text looks like. `usual`: a position of the game
 * in hand.
 */
export const explainPosition = (game: AnyGame, text: string, refusal: Refusal, usual?: string): string => {
  const { code, place } = refusal;
  // The text can be read, but no game leads to what it says.
  if (place === undefined) return explain(refusal);
  const example = exampleFor(game, text, usual ?? startText(game.name, { variant: game.variants[0]! }));
  const word = code === 'POSITION_FIELD' ? whyWord(game, text, place, example) : undefined;
  const wrong = text.trim() === '' ? message('error.position.none') : (word ?? explain(refusal));
  return message('error.position', { wrong: sentence(wrong), game: game.name, example });
};
