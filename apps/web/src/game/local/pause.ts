import type { Command, Match } from '@korong/match';

/** Stops the clock that runs, that of a game in between too; `undefined` where none does. */
export const pauseOf = ({ clock, linked }: Match): Command | undefined => {
  const pause = { kind: 'pause' } as const;
  if (linked?.contest?.inner?.clock?.since !== undefined) return { kind: 'inner', command: pause };
  return clock?.since === undefined ? undefined : pause;
};

/** Whether a command only stops a clock or lets it go on. */
export const isPause = (command: Command): boolean =>
  command.kind === 'inner' ? isPause(command.command) : command.kind === 'pause' || command.kind === 'resume';
