import type { Values } from '@korong/messages';
import type { Say, SayKey } from '../../games/gameUi.js';

/** Looks up a sentence and fills in the values. */
export type Translate = (key: SayKey, values: Values) => string;

/** A sentence in the reader's language, with nested sentences. */
export const speak = (say: Say, translate: Translate): string => {
  const values = Object.entries(say.values ?? {}).map(([name, value]) => [
    name,
    isSay(value) ? speak(value, translate) : value,
  ]);
  return translate(say.key, Object.fromEntries(values) as Values);
};

const isSay = (value: unknown): value is Say => typeof value === 'object' && value !== null && 'key' in value;
