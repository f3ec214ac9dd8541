/** The list of turns: only needed once a turn has been made. */
export const fetchTurns = async (): Promise<typeof import('./TurnList.svelte').default> =>
  (await import('./TurnList.svelte')).default;
