import type { Readable, Writable } from 'node:stream';
import { AnalysisEngine, type AnalysisSettings } from '../analysis/analysisEngine.js';
import { lineBatches } from '../lines.js';
import { ownVersion } from '../version.js';

/** Longer than a query with the longest game. */
const MAX_LINE = 4_000_000;

/** Answers JSON lines until the input ends, then finishes the open queries. */
export const runAnalysis = async (
  settings: Omit<AnalysisSettings, 'version'>,
  input: Readable,
  output: Writable,
): Promise<void> => {
  const engine = new AnalysisEngine({ ...settings, version: ownVersion() }, answer => {
    output.write(`${JSON.stringify(answer)}\n`);
  });
  for await (const batch of lineBatches(input, MAX_LINE))
    for (const { text, tooLong } of batch) engine.line(text, tooLong);
  await engine.finish();
};
