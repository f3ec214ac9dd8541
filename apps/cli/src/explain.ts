import type { MatchRefusal } from '@korong/match';
import { message, refusalValues } from '@korong/messages';
import type { Refusal } from '@korong/rules';

/** A refusal as a sentence. */
export const explain = (refusal: Refusal): string => {
  const { code, turn } = refusal;
  const reason = message(code, refusalValues(refusal));
  return turn === undefined ? reason : message('error.turn', { turn, reason });
};

/** A refusal of a match in words: those of the rules, where the refusal is theirs. */
export const explainMatch = ({ code, reason }: MatchRefusal): string =>
  reason ? explain(reason) : message(code);
