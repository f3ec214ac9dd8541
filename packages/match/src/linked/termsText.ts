import type { PotentialKind } from '@korong/rules';
import { readFischer, timeControlText } from '../log/record.js';
import { awayGame, awayName, isLinkedGame, type LinkedGame } from './games.js';
import type { ContestForm, ContestTerms } from './types.js';

const FORMS: readonly ContestTerms['form'][] = ['always', 'challenge', 'acquire', 'each'];

/**
 * `challenge=1 zertz=yinsh-blitz yinsh=die clock=300+3`, `always …` or `acquire …`. If forms differ: `each=1 zertz=challenge:die
 * yinsh=acquire:gipf`, with a number only if a kind is by challenge.
 */
export const termsText = (terms: ContestTerms): string => {
  const { form, forms, challenges, games, clock } = terms;
  const kinds = Object.entries(games) as [PotentialKind, LinkedGame][];
  return [
    challenges === undefined ? form : `${form}=${challenges}`,
    ...kinds.map(([kind, game]) => `${kind}=${form === 'each' ? `${forms![kind]!}:` : ''}${gameText(game)}`),
    ...(clock ? [`clock=${timeControlText(clock)}`] : []),
  ].join(' ');
};

/** A name keeps its letters; what would end the field is escaped. */
const gameText = (game: LinkedGame): string =>
  awayName(game) === undefined ? game : awayGame(awayName(game)!.replace(/[\s%="\\]/gu, encodeURIComponent));

const readGame = (text: string): LinkedGame | undefined => {
  try {
    const game = decodeURIComponent(text);
    return isLinkedGame(game) ? game : undefined;
  } catch {
    return undefined;
  }
};

/** Reads what `termsText` prints for these kinds. A kind without a legible game is won away from the screen. The match checks the rest. */
export const readTerms = (text: string, kinds: readonly PotentialKind[]): ContestTerms => {
  const fields = new Map(text.split(' ').map(field => field.split('=') as [string, string | undefined]));
  const [word, challenges] = [...fields][0]!;
  const form = FORMS.find(each => each === word) ?? 'always';
  const clock = readFischer(fields.get('clock') ?? '');
  const isOneByOne = form === 'each';
  const linked = kinds.map(kind => {
    const value = fields.get(kind) ?? '';
    const at = isOneByOne ? value.indexOf(':') + 1 : 0;
    return [kind, value.slice(0, Math.max(0, at - 1)), readGame(value.slice(at)) ?? 'away'] as const;
  });
  return {
    form,
    ...(isOneByOne && { forms: Object.fromEntries(linked.map(([kind, own]) => [kind, own as ContestForm])) }),
    ...(challenges !== undefined && { challenges: Number(challenges) }),
    games: Object.fromEntries(linked.map(([kind, , game]) => [kind, game])),
    ...(clock && { clock }),
  };
};
