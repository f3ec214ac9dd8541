/** The list of turns, loaded with the first turn. */
export const fetchTurns = async (): Promise<typeof import('./TurnList.svelte').default> =>
  (await import('./TurnList.svelte')).default;
