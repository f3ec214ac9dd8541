/** The exit code for what is not understood. */
export const USAGE = 2;

/** Ends the command with a message and an exit code: 1 refused, 2 not understood. */
export class Fail extends Error {
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
