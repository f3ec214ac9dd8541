import { createInterface, type Completer } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';

/** The input and output of a dialogue, and whether it supports colours. */
export interface Terminal {
  readonly coloured: boolean;
  /** A person at a terminal, who can be asked again. */
  readonly interactive: boolean;
  /** The person has left. The end of a pipe does not count: its lines are still to be carried out. */
  readonly closed: boolean;
  print(text: string): void;
  /** The next line typed after `prompt`, or `undefined` at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Colours, unless the output is no terminal or NO_COLOR is set. */
const wantsColours = (output: WriteStream): boolean => output.isTTY && output.hasColors();

export const openTerminal = (
  input: ReadStream,
  output: WriteStream,
  complete: (typed: string) => readonly string[],
): Terminal => {
  const interactive = input.isTTY && output.isTTY;
  const completer: Completer = typed => [complete(typed).filter(word => word.startsWith(typed)), typed];
  const lines = createInterface({ input, output, terminal: interactive, completer });
  const typed = lines[Symbol.asyncIterator]();
  let closed = false;
  lines.on('close', () => {
    closed = interactive;
  });
  lines.on('SIGINT', () => {
    lines.close();
  });
  return {
    coloured: wantsColours(output),
    interactive,
    get closed() {
      return closed;
    },
    print: text => output.write(`${text}\n`),
    ask: async prompt => {
      if (closed) return undefined;
      lines.setPrompt(prompt);
      if (interactive) lines.prompt();
      const next = await typed.next();
      return next.done ? undefined : next.value;
    },
    close: () => {
      lines.close();
    },
  };
};
