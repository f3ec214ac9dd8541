import type { Command } from './commands.js';
import type { Decided } from './decision.js';
import type { Match } from './match.js';

/** What is only asked at a distance. */
export type ApartCommand = Extract<Command, { readonly kind: 'addTime' | 'claim' | 'outage' }>;
type Decide = (match: Match, command: ApartCommand, at: number) => Decided;

let known: Decide | undefined;

/** The main entry brings it in; a page on which two sit together need not load it. */
export const bringApart = (decide: Decide): void => {
  known = decide;
};

export const decideApart: Decide = (match, command, at) => {
  if (!known) throw new Error(`${command.kind} needs the main entry of this package`);
  return known(match, command, at);
};
