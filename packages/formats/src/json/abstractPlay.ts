import { findGame, gameNamed, ok, type AnyGame, type OptionFields, type Side } from '@korong/rules';
import { cause, refuse, type Cause, type Read } from '../cause.js';
import { choicesOf, oneOf } from '../choices.js';
import { Playback } from '../playback.js';
import type { Asked, Choice, Reading } from '../reading.js';
import { field, isList, itemsOf, markOf, numberOf, textOf } from './fields.js';
import type { JsonNode } from './tree.js';

/** A game record of Abstract Play. */
export const isAbstractPlay = (node: JsonNode): boolean =>
  field(node, 'header') !== undefined && field(node, 'moves') !== undefined;

export const readAbstractPlay = (text: string, node: JsonNode, asked: Asked): Read<Reading> => {
  const header = field(node, 'header');
  const about = field(header, 'game');
  const named = field(about, 'name');
  const name =
    textOf(named)
      ?.normalize('NFD')
      .replace(/\P{ASCII}/gu, '')
      .trim()
      .toLowerCase() ?? '';
  const game = findGame(name);
  if (!game.ok) return refuse(name === 'zertz' ? 'ZERTZ_NOT_YET' : 'OTHER_GAME', markOf(text, named ?? node));
  const variants = field(about, 'variants');
  const words = (itemsOf(variants) ?? []).map(word => textOf(word) ?? '');
  const mark = markOf(text, variants ?? about ?? node);
  const choices = choicesIn(game.value, words, asked);
  if (choices === undefined) return refuse('OTHER_VARIANT', mark);
  const position = textOf(field(header, 'startingPosition'));
  return oneOf(choices, mark, choice => {
    const play = Playback.at(gameNamed(choice.game), choice.options, position);
    if (!play.ok) return refuse('OTHER_VARIANT', mark, play.error);
    const problem = playRounds(text, node, play.value);
    if (problem) return { ok: false, error: problem };
    return ok(play.value.finish('abstract-play', headersOf(header), claimedIn(header)));
  });
};

const USUAL = 'standard';

/** A word is a variant, or the name of an option and its value: `handicap white 2`. */
const choicesIn = (game: AnyGame, words: readonly string[], asked: Asked): readonly Choice[] | undefined => {
  const options: Record<string, string> = {};
  for (const word of words) {
    const variant = game.variants.find(one => one === word.toLowerCase());
    const option = game.optionNames.find(one => word.startsWith(`${one} `));
    if (variant !== undefined) options.variant = variant;
    else if (option !== undefined) options[option] = word.slice(option.length + 1);
    else return undefined;
  }
  const choose = (fields: OptionFields): Choice => ({ game: game.name, options: fields });
  if (options.variant !== undefined) return [choose(options)];
  // Without a variant the usual game is meant.
  if (asked.variant === undefined && game.variants.includes(USUAL))
    return [choose({ variant: USUAL, ...options })];
  return choicesOf({ ...asked, game: game.name }, [game]).map(choice =>
    choose({ ...choice.options, ...options }),
  );
};

const playRounds = (text: string, node: JsonNode, play: Playback): Cause | undefined => {
  const rounds = field(node, 'moves');
  if (!isList(rounds)) return cause('FIELD_WRONG', markOf(text, rounds ?? node));
  for (const round of itemsOf(rounds)!) {
    if (!isList(round)) return cause('FIELD_WRONG', markOf(text, round));
    for (const move of inOrder(itemsOf(round)!)) {
      if (move.value === null) continue;
      const words = textOf(field(move, 'move') ?? move);
      const mark = markOf(text, move);
      if (words === undefined) return cause('FIELD_WRONG', mark);
      for (const step of words.split(';')) {
        const problem = play.read(step, mark);
        if (problem) return problem;
      }
    }
  }
  return undefined;
};

/** A round by its sequence numbers, if every turn in it has one. */
const inOrder = (round: readonly JsonNode[]): readonly JsonNode[] => {
  const moves = round.filter(move => move.value !== null);
  const sequence = (move: JsonNode): number | undefined => numberOf(field(move, 'sequence'));
  return moves.every(move => sequence(move) !== undefined)
    ? [...moves].sort((a, b) => sequence(a)! - sequence(b)!)
    : moves;
};

const players = (header: JsonNode | undefined): readonly JsonNode[] =>
  itemsOf(field(header, 'players')) ?? [];

/** The higher result is better, equal ones are a draw. */
const claimedIn = (header: JsonNode | undefined): Side | 'draw' | undefined => {
  const [white, black] = players(header).map(player => numberOf(field(player, 'result')));
  if (white === undefined || black === undefined) return undefined;
  return white === black ? 'draw' : white > black ? 'white' : 'black';
};

const headersOf = (header: JsonNode | undefined): readonly (readonly [string, string | undefined])[] => {
  const [white, black] = players(header).map(player => textOf(field(player, 'name')));
  const start = textOf(field(header, 'date-start'));
  return [
    ['White', white],
    ['Black', black],
    ['Date', start === undefined ? undefined : (/^\d{4}-\d\d-\d\d/.exec(start)?.[0] ?? start)],
    ['Site', textOf(field(field(header, 'site'), 'name'))],
    ['Event', textOf(field(header, 'event'))],
    ['Round', textOf(field(header, 'round'))],
  ];
};
