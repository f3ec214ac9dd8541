/** Whether a game with this position is played with potentials. */
export const isProject = (position: string): boolean => position.includes(' potentials=');
