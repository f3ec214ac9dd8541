import { message } from '@korong/messages';
import type { AnyGame, Refusal } from '@korong/rules';
import { explain } from './explain.js';
import { startText } from './startText.js';

/** The word that is wrong, by the word that stands there in the example. The rules know the place alone. */
const wrongWord = (text: string, place: number, example: string): string | undefined => {
  const words = text.trim().split(' ');
  const isMissing = place >= text.trimEnd().length;
  const number = isMissing ? words.length + 1 : text.slice(0, place).trimStart().split(' ').length;
  const right = example.split(' ')[number - 1];
  if (right === undefined) return undefined;
  const values = { number, word: words[number - 1]?.slice(0, 80) ?? '', example: right };
  return message(isMissing ? 'error.position.missing' : 'error.position.word', values);
};

/** Why the text of a position was refused, in one line: what is wrong, and what such a text looks like. */
export const explainPosition = (game: AnyGame, text: string, refusal: Refusal): string => {
  const { code, place } = refusal;
  // The text can be read, but no game leads to what it says.
  if (place === undefined) return explain(refusal);
  const example = startText(game.name, { variant: game.variants[0]! });
  const wrong = code === 'POSITION_FIELD' ? wrongWord(text, place, example) : undefined;
  return message('error.position', { wrong: wrong ?? explain(refusal), game: game.name, example });
};
