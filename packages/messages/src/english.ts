import { cli } from './en/cli.js';
import { reasons } from './en/reasons.js';
import { table } from './en/table.js';
import { render, type Values } from './render.js';

/** Every sentence of the command line, in English. */
export const en = { ...reasons, ...table, ...cli } as const;

/** The key of a sentence. Reasons of the rules library have their code as key. */
export type MessageKey = keyof typeof en;

/** The sentence for `key` with its values put in. */
export const message = (key: MessageKey, values: Values = {}): string => render(en[key], values);
