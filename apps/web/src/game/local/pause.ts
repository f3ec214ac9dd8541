import type { Command, Match } from '@korong/match';

/** Pauses the running clock, also that of an inner game; `undefined` if none runs. */
export const pauseOf = ({ clock, linked }: Match): Command | undefined => {
  const pause = { kind: 'pause' } as const;
  if (linked?.contest?.inner?.clock?.since !== undefined) return { kind: 'inner', command: pause };
  return clock?.since === undefined ? undefined : pause;
};

/** Whether a command only pauses or resumes a clock. */
export const isPause = (command: Command): boolean =>
  command.kind === 'inner' ? isPause(command.command) : command.kind === 'pause' || command.kind === 'resume';
