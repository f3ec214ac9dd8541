import type { MatchRefusal } from '@korong/match';
import { message } from '@korong/messages';
import type { Refusal } from '@korong/rules';

/** A refusal as a sentence. */
export const explain = ({ code, at, place, text, turn }: Refusal): string => {
  const reason = message(code, { at, text: text ?? '', place: (place ?? 0) + 1 });
  return turn === undefined ? reason : message('error.turn', { turn, reason });
};

/** A refusal of a match in words: those of the rules, where the refusal is theirs. */
export const explainMatch = ({ code, reason }: MatchRefusal): string =>
  reason ? explain(reason) : message(code);
