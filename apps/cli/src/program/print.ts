/** Where commands print, a line at a time. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
