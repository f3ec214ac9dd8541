import {
  beginTurn,
  isAtStake,
  kindOf,
  readTurn,
  turnText,
  type GipfPosition,
  type GipfStep,
  type PotentialKind,
  type Refusal,
} from '@korong/rules';
import type { Context } from '../extension.js';
import { gameOf, positionOf, type Match } from '../match.js';

// Finds the steps in the text of a turn that other games decide about, and those that are already decided.

/** How a turn continues from its decided steps: with `fresh` steps, differently, or not at all. */
type Continuation =
  | { readonly status: 'on'; readonly text: string; readonly fresh: readonly GipfStep[] }
  | { readonly status: 'otherwise' }
  | { readonly status: 'illegal'; readonly refusal: Refusal };

/** Reads a whole or partial turn. `text` is its canonical spelling. */
export const continuation = (context: Context, match: Match, text: string): Continuation => {
  const game = gameOf(context, match);
  const reading = readTurn(game, beginTurn(positionOf(match)), text);
  if (reading.status === 'illegal') return reading;
  const written = turnText(game, reading.turn);
  const steps = reading.turn.steps as readonly GipfStep[];
  const prefix = match.linked?.prefix;
  if (prefix === undefined) return { status: 'on', text: written, fresh: steps };
  return written === prefix || written.startsWith(`${prefix};`)
    ? { status: 'on', text: written, fresh: steps.slice(stepsIn(prefix)) }
    : { status: 'otherwise' };
};

const stepsIn = (text: string): number => text.split(';').length;

/** Whether another game decides, or has decided, about a step of this match. */
const isContested = (match: Match, step: GipfStep): boolean =>
  step.kind === 'denied' ||
  (match.setup.links !== undefined && isAtStake((match.start as GipfPosition).project!.linked, step));

/** The place of the first step that another game decides about; −1 without one. */
export const firstContested = (match: Match, steps: readonly GipfStep[]): number =>
  steps.findIndex(step => isContested(match, step));

/** Whether steps end with an undecided use or entry and contain no other one. */
export const isAnnouncement = (match: Match, fresh: readonly GipfStep[]): boolean =>
  fresh.length > 0 && firstContested(match, fresh) === fresh.length - 1 && fresh.at(-1)!.kind !== 'denied';

/** The turn up to and including its first step that must be announced; `undefined` without one. */
export const toAnnounce = (context: Context, match: Match, text: string): string | undefined => {
  if (match.setup.links === undefined || match.linked?.contest) return undefined;
  const turn = continuation(context, match, text);
  const at = turn.status === 'on' ? firstContested(match, turn.fresh) : -1;
  if (turn.status !== 'on' || at < 0) return undefined;
  const steps = turn.text.split(';');
  return steps.slice(0, steps.length - turn.fresh.length + at + 1).join(';');
};

/** The kind of potential that an announced step uses or brings in. */
export const kindIn = (step: string): PotentialKind => kindOf(step.charAt(0))!;
