// What the tests of shared things have in common. Not part of the server.

/** A clock that stands until it is moved. */
export class Clock {
  time = 1_800_000_000_000;
  readonly now = (): number => this.time;
}

/** Waits until a condition holds. The ceiling is for machines that are very busy. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 120_000,
): Promise<void> => {
  const deadline = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`still not so: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};
