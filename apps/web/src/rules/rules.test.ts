import { rules as gipfSentences } from '@korong/messages/en/gipf/rules';
import { rules as yinshSentences } from '@korong/messages/en/yinsh/rules';
import { gipf, yinsh, type AnyGame } from '@korong/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesGipf } from '../games/gipf/rules.js';
import { rulesYinsh } from '../games/yinsh/rules.js';
import { groupsOf } from './groups.js';
import type { Chapter, Statement } from './statement.js';

interface Page {
  /** The number of rules by their letter. */
  readonly rules: Readonly<Record<string, number>>;
  readonly game: AnyGame;
  readonly chapters: readonly Chapter[];
  readonly sentences: Readonly<Record<string, string>>;
}

const pages: Readonly<Record<string, Page>> = {
  yinsh: { rules: { Y: 16 }, game: yinsh, chapters: rulesYinsh, sentences: yinshSentences },
  gipf: { rules: { G: 18, P: 11 }, game: gipf, chapters: rulesGipf, sentences: gipfSentences },
};

const statementsOf = ({ chapters }: Page): Statement[] => chapters.flatMap(({ statements }) => statements);

/** Rules of docs/rules.md that have a house rule in a paragraph. */
const housed = (letter: string): string[] => {
  const text = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
  return text
    .split(/^### /m)
    .filter(section => section.startsWith(letter) && section.includes('**(house rule)**'))
    .map(section => section.slice(0, section.indexOf('\n')));
};

describe.each(Object.entries(pages))('the rules page of %s', (_, page) => {
  const { rules, game, chapters, sentences } = page;
  const statements = statementsOf(page);

  test('covers every rule', () => {
    const covered = new Set(statements.flatMap(({ rules }) => rules));
    const all = Object.entries(rules).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
    );
    expect([...covered].sort()).toEqual([...all].sort());
  });

  test('marks what is a house rule, and nothing else', () => {
    const marked = statements.filter(({ house }) => house).flatMap(({ rules }) => rules);
    expect([...new Set(marked)].sort()).toEqual(Object.keys(rules).flatMap(housed).sort());
  });

  test('names everything once and has a sentence for each, and none that nobody uses', () => {
    const used = [
      ...['title', 'description', 'heading', 'lead'].map(part => `page.${part}`),
      ...chapters.map(({ id }) => `${id}.heading`),
      ...statements.flatMap(({ id, demo }) => [
        `${id}.title`,
        `${id}.text`,
        ...(demo ? [`${id}.shows`] : []),
      ]),
    ];
    expect(new Set(used).size).toBe(used.length);
    expect([...used].sort()).toEqual(Object.keys(sentences).sort());
  });

  test.each(statements.flatMap(({ id, demo }) => (demo ? [[id, demo] as const] : [])))(
    '%s: every step is legal and the marks are on the board',
    (_, demo) => {
      const start = game.readPosition(demo.start);
      if (!start.ok) throw new Error(start.error.code);
      let position = start.value;
      for (const text of demo.steps) {
        const read = game.readStep(position, text);
        expect([text, read.ok ? read.value.map(step => game.stepText(step)) : read.error]).toEqual([
          text,
          [text],
        ]);
        if (read.ok) for (const step of read.value) position = game.play(position, step);
      }
      if (demo.announced !== undefined) {
        const read = game.readStep(start.value, demo.announced);
        expect([demo.announced, read.ok]).toEqual([demo.announced, true]);
      }
      const marked = [...Object.values(demo.marks ?? {}), demo.reach ?? 'f6'].flatMap(names =>
        names.split(' '),
      );
      for (const name of marked)
        expect([name, game.boardOf(start.value).find(name) !== undefined]).toEqual([name, true]);
    },
  );
});

test('groups keep all statements in order; none is small beside a large one', () => {
  for (let count = 1; count <= 13; count++) {
    const statements = Array.from({ length: count }, (_, i) => ({ id: String(i), rules: [] }));
    const groups = groupsOf(statements);
    expect(groups.flat()).toEqual(statements);
    const sizes = groups.map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});

test('the advice to leave a GIPF-piece is good: without it, Black would win at once', () => {
  const { demo } = statementsOf(pages.gipf!).find(({ id }) => id === 'ownAndTheirs')!;
  const wins = (steps: readonly string[]): boolean => {
    const start = gipf.readPosition(demo!.start);
    if (!start.ok) throw new Error(start.error.code);
    const position = steps.reduce((before, text) => {
      const read = gipf.readStep(before, text);
      if (!read.ok) throw new Error(read.error.code);
      return gipf.play(before, read.value[0]!);
    }, start.value);
    return gipf.steps(position).some(push => {
      const pushed = gipf.play(position, push);
      if (pushed.phase !== 'row' || pushed.toAct !== 'black') return false;
      return gipf.steps(pushed).some(row => gipf.outcome(gipf.play(pushed, row))?.winner === 'black');
    });
  };
  expect(wins(demo!.steps)).toBe(false);
  expect(wins(['xc4,d5,e6,f6,g6', 'e1-e2'])).toBe(true);
});

test('Y13, Y14, Y15, G16, G17, P9, P10, P11: boards that show an end reach it', () => {
  const ends: Record<string, readonly [string, 'white' | 'black']> = {
    aim: ['yinsh', 'white'],
    win: ['yinsh', 'white'],
    blitz: ['yinsh', 'white'],
    pool: ['yinsh', 'white'],
    gift: ['yinsh', 'white'],
    thirdRow: ['yinsh', 'white'],
    whichRing: ['yinsh', 'white'],
    learnBlitz: ['yinsh', 'white'],
    reserve: ['gipf', 'white'],
    countBoth: ['gipf', 'white'],
    lastGipf: ['gipf', 'white'],
    bothLast: ['gipf', 'white'],
    punctLast: ['gipf', 'white'],
    noPiece: ['gipf', 'black'],
    nothingElse: ['gipf', 'black'],
  };
  for (const [id, [name, winner]] of Object.entries(ends)) {
    const page = pages[name]!;
    const { demo } = statementsOf(page).find(statement => statement.id === id)!;
    const start = page.game.readPosition(demo!.start);
    if (!start.ok) throw new Error(start.error.code);
    const end = demo!.steps.reduce((position, text) => {
      const read = page.game.readStep(position, text);
      return read.ok ? page.game.play(position, read.value[0]) : position;
    }, start.value);
    expect([id, page.game.outcome(end)?.winner]).toEqual([id, winner]);
  }
});
