import type { ImportedGame } from '../game/local/importGames.js';

const MAX_SHOWN = 10;

/** A game that was read, or that the reader can still answer for. */
const isOpen = ({ game }: ImportedGame): boolean => game.ok || game.error.choices !== undefined;

/** What to list: everything but the refusals of a source after its first ten, which are only counted. */
export const listed = (
  found: readonly ImportedGame[],
): { readonly shown: readonly ImportedGame[]; readonly more: number } => {
  const refused = new Map<ImportedGame['source'], number>();
  const shown = found.filter(one => {
    if (isOpen(one)) return true;
    const before = refused.get(one.source) ?? 0;
    refused.set(one.source, before + 1);
    return before < MAX_SHOWN;
  });
  return { shown, more: found.length - shown.length };
};
