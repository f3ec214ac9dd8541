import { readFileSync } from 'node:fs';
import { gipf, perft, type GipfPosition, type OptionFields } from '@korong/rules';
import { expect, test } from 'vitest';
import { perftBoard } from '../../../perft.js';
import { boardAt } from '../../../player.js';
import { projectStart, slowPerft, slowSteps } from './testing.js';

interface Row {
  readonly options: OptionFields;
  readonly steps: readonly string[];
  readonly perft: readonly number[];
}

const rows = JSON.parse(
  readFileSync(new URL('../../../../../../fixtures/potentials-perft.json', import.meta.url), 'utf8'),
) as Row[];

const positionOf = ({ options, steps }: Row): GipfPosition =>
  steps.reduce((position, text) => {
    const step = gipf.steps(position).find(s => gipf.stepText(s) === text);
    if (step === undefined) throw new Error(`not legal: ${text}`);
    return gipf.play(position, step);
  }, projectStart(options));

test('the rows have everything in them that potentials can do', () => {
  const texts = rows.flatMap(row => gipf.steps(positionOf(row)).map(step => gipf.stepText(step)));
  for (const kind of [/^Z\w\w-/, /^Y/, /^D/, /^T[a-i]/, /^T-$/, /^P.*=P$/, /^P.*=G$/, /^!/, /^x.*\(/])
    expect([kind, texts.some(text => kind.test(text))]).toEqual([kind, true]);
});

test.each(rows.map(row => [row.options, row.steps.length, row] as const))(
  '%j after %i steps: rules and board count what the row says',
  (_options, _steps, row) => {
    const position = positionOf(row);
    const board = boardAt('gipf', gipf.positionText(position));
    expect(row.perft.map((_, i) => perft(gipf, position, i + 1))).toEqual(row.perft);
    expect(row.perft.map((_, i) => perftBoard(board, i + 1))).toEqual(row.perft);
  },
);

test.each(rows.map(row => [row.options, row.steps.length, row] as const))(
  '%j after %i steps: whoever tries everything finds the same steps',
  (_options, _steps, row) => {
    const position = positionOf(row);
    const texts = (steps: readonly Parameters<typeof gipf.stepText>[0][]): string[] =>
      steps.map(step => gipf.stepText(step)).sort();
    expect(texts(slowSteps(position))).toEqual(texts(gipf.steps(position)));
    // Depth two only where that is fast.
    if (row.perft[0]! <= 60) expect(slowPerft(position, 2)).toBe(row.perft[1]);
  },
);
