import { cli } from './en/cli.js';
import { formats } from './en/formats.js';
import { match } from './en/match.js';
import { reasons } from './en/reasons.js';
import { table } from './en/table.js';
import { GAME_SENTENCES } from './games.js';
import { render, type Values } from './render.js';

type Games = (typeof GAME_SENTENCES)[keyof typeof GAME_SENTENCES];
type KeyIn<T> = T extends unknown ? keyof T & string : never;

/** The key of a sentence. Reasons of the rules library and of a match have their code as key. */
export type MessageKey = KeyIn<
  | typeof reasons
  | typeof formats
  | typeof match
  | typeof table
  | typeof cli
  | Games['reasons']
  | Games['table']
  | Games['cli']
>;

/** Every sentence of the command line, in English. */
export const en = Object.assign(
  {},
  match,
  formats,
  ...[{ reasons, table, cli }, ...Object.values(GAME_SENTENCES)].map(said => ({
    ...said.reasons,
    ...said.table,
    ...said.cli,
  })),
) as Readonly<Record<MessageKey, string>>;

/** The sentence for `key` with its values put in. */
export const message = (key: MessageKey, values: Values = {}): string => render(en[key], values);
