// Hands a game that is about to start to the view that will show it.
import type { Command } from '@korong/match';

type Start = Extract<Command, { kind: 'start' }>;
let next: Start | undefined;

export const beginNext = (start: Start): void => {
  next = start;
};

/** The game that was handed over, if it is this one. */
export const takeNext = (id: string): Start | undefined => {
  const start = next?.id === id ? next : undefined;
  if (start) next = undefined;
  return start;
};
