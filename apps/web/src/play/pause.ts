import type { Command, Match } from '@korong/match/core';

/** Stops the clock that runs, that of a game in between too; `undefined` where none does. */
export const pauseOf = ({ clock, link }: Match): Command | undefined => {
  const pause = { kind: 'pause' } as const;
  if (link?.inner?.clock?.since !== undefined) return { kind: 'inner', command: pause };
  return clock?.since === undefined ? undefined : pause;
};

/** Whether a command only stops a clock or lets it go on. */
export const isPause = (command: Command): boolean =>
  command.kind === 'inner' ? isPause(command.command) : command.kind === 'pause' || command.kind === 'resume';
