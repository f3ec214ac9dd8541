import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames, type Match } from '@korong/match';
import { afterAll, expect, test } from 'vitest';
import { judge, openLedger, readLedger, type Entry } from './ledger.ts';
import { readScripts } from './scripts.ts';
import { figuresOf } from './stats.ts';

const folder = mkdtempSync(join(tmpdir(), 'korong-ledger-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('every scripted game is legal turn by turn, spelled as the match spells it, and ends with its last turn', () => {
  const scripts = readScripts();
  expect(scripts.length).toBeGreaterThan(200);
  for (const { game, options, turns } of scripts) {
    const players = { white: { name: 'A' }, black: { name: 'B' } };
    const begun = allGames.apply(
      undefined,
      { kind: 'start', id: 'm', game, options, players, seats: 'apart' },
      0,
    );
    if (!begun.ok) throw new Error(begun.error.code);
    const match = turns.reduce<Match>((before, { by, text }, answers) => {
      const made = allGames.apply(before, { kind: 'turn', by, answers, text }, answers);
      if (!made.ok) throw new Error(`${made.error.code} ${text}`);
      return made.value.match;
    }, begun.value.match);
    expect(match.turns.map(turn => turn.text)).toEqual(turns.map(turn => turn.text));
    expect(match.result).toBeDefined();
  }
});

const entry = (seq: number, text: string, id = `id-${seq}`): Entry => ({ game: 'g', id, seq, text });
const log = (...turns: readonly [number, string][]): Map<string, { seq: number; text: string }[]> =>
  new Map([['g', turns.map(([seq, text]) => ({ seq, text }))]]);
const played = new Map([['g', ['f6', 'g7', 'e5']]]);

test('a ledger is read back from its file unchanged', () => {
  const file = join(folder, 'ledger');
  const ledger = openLedger(file);
  const entries = Array.from({ length: 250 }, (_, i) => entry(i + 2, 'f6'));
  for (const each of entries) ledger.add(each);
  ledger.flush();
  expect(readLedger(file)).toEqual(entries);
});

test('a log with every acknowledged turn is well, also when more was stored than acknowledged', () => {
  expect(judge([entry(2, 'f6'), entry(3, 'g7')], log([2, 'f6'], [3, 'g7'], [5, 'e5']), played)).toEqual({
    acknowledged: 2,
    lost: [],
    wrong: [],
    doubled: [],
  });
});

test('an acknowledged turn that is not in the log, or elsewhere in it, is lost', () => {
  expect(judge([entry(2, 'f6'), entry(3, 'g7')], log([2, 'f6']), played).lost).toEqual([entry(3, 'g7')]);
  expect(judge([entry(3, 'f6')], log([2, 'f6']), played).lost).toEqual([entry(3, 'f6')]);
  expect(judge([entry(2, 'f6')], new Map(), played).lost).toEqual([entry(2, 'f6')]);
});

test('a turn that is twice in the log, or that no player made, is wrong', () => {
  expect(judge([], log([2, 'f6'], [3, 'f6']), played).wrong).toEqual([{ game: 'g', turn: 1, text: 'f6' }]);
  expect(judge([], log([2, 'a2']), played).wrong).toEqual([{ game: 'g', turn: 0, text: 'a2' }]);
});

test('a message acknowledged again is one turn, with another number it is doubled', () => {
  expect(judge([entry(2, 'f6'), entry(2, 'f6')], log([2, 'f6']), played)).toMatchObject({
    acknowledged: 1,
    doubled: [],
  });
  expect(judge([entry(2, 'f6', 'x'), entry(3, 'f6', 'x')], log([2, 'f6']), played).doubled).toEqual([
    entry(3, 'f6', 'x'),
  ]);
});

test('half and one hundredth of the waits are longer than p50 and p99', () => {
  const waits = Array.from({ length: 1_000 }, (_, i) => 1_000 - i);
  expect(figuresOf(waits)).toEqual({ count: 1_000, p50: 500, p90: 900, p99: 990, max: 1_000 });
  expect(figuresOf([])).toEqual({ count: 0 });
});
