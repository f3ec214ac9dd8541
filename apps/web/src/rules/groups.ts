import type { Statement } from './statement.js';

const MAX_PER_GROUP = 4;

/** The statements of a chapter in groups of nearly the same size, in order. */
export const groupsOf = (statements: readonly Statement[]): readonly (readonly Statement[])[] => {
  const count = Math.ceil(statements.length / MAX_PER_GROUP);
  const start = (group: number): number => Math.ceil((group * statements.length) / count);
  return Array.from({ length: count }, (_, group) => statements.slice(start(group), start(group + 1)));
};
