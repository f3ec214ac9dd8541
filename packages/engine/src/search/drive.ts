import type { Report } from './report.js';

/** Runs a search to its end without a pause. */
export const finish = <T>(search: Generator<Report, T>): T => {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
};

/** Runs a search to its end, with a pause after each slice. */
export const drive = async <T>(
  search: Generator<Report, T>,
  pause: () => Promise<unknown>,
  hear: (report: Report) => void = () => undefined,
): Promise<T> => {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    hear(value);
    await pause();
  }
};
