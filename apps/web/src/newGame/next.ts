// Hands a new game over to the component that will show it.
import type { Command } from '@korong/match';

type Start = Extract<Command, { kind: 'start' }>;
let next: Start | undefined;

export const beginNext = (start: Start): void => {
  next = start;
};

/** The game handed over, if it has this id. */
export const takeNext = (id: string): Start | undefined => {
  const start = next?.id === id ? next : undefined;
  if (start) next = undefined;
  return start;
};
