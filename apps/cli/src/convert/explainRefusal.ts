import type { FormatRefusal } from '@korong/formats';
import { message } from '@korong/messages';
import { explain } from '../explain.js';

/** Why a foreign game was refused, as a sentence. */
export const explainRefusal = ({ code, excerpt, reason, choices = [] }: FormatRefusal): string => {
  const sentence = message(code, {
    excerpt,
    reason: reason ? explain(reason) : '',
    choices: choices.map(({ game, options }) => `${game} ${options.variant ?? ''}`),
  });
  return code === 'SEVERAL_VARIANTS' ? `${sentence} ${message('convert.ask')}` : sentence;
};
