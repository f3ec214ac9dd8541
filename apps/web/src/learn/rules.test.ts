import { rulesGipf as gipfSentences } from '@korong/messages/en/rules-gipf';
import { rulesYinsh as yinshSentences } from '@korong/messages/en/rules-yinsh';
import { gipf, yinsh, type AnyGame } from '@korong/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesGipf } from './rulesGipf.js';
import { rulesYinsh } from './rulesYinsh.js';
import type { Chapter, Statement } from './statement.js';

interface Page {
  readonly letter: 'Y' | 'G';
  readonly count: number;
  readonly game: AnyGame;
  readonly chapters: readonly Chapter[];
  readonly sentences: Readonly<Record<string, string>>;
}

const pages: Readonly<Record<string, Page>> = {
  yinsh: { letter: 'Y', count: 16, game: yinsh, chapters: rulesYinsh, sentences: yinshSentences },
  gipf: { letter: 'G', count: 18, game: gipf, chapters: rulesGipf, sentences: gipfSentences },
};

const statementsOf = ({ chapters }: Page): Statement[] => chapters.flatMap(({ statements }) => statements);

/** Rules of docs/rules.md of which some paragraph is a house rule. */
const housed = (letter: string): string[] => {
  const text = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
  return text
    .split(/^### /m)
    .filter(section => section.startsWith(letter) && section.includes('**(house rule)**'))
    .map(section => section.slice(0, section.indexOf('\n')));
};

describe.each(Object.entries(pages))('the rules page of %s', (_, page) => {
  const { letter, count, game, chapters, sentences } = page;
  const statements = statementsOf(page);

  test('covers every rule', () => {
    const covered = new Set(statements.flatMap(({ rules }) => rules));
    const all = Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
    expect([...covered].sort()).toEqual([...all].sort());
  });

  test('marks what is a house rule, and nothing else', () => {
    const marked = statements.filter(({ house }) => house).flatMap(({ rules }) => rules);
    expect([...new Set(marked)].sort()).toEqual(housed(letter).sort());
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
      const marked = [...Object.values(demo.marks ?? {}), demo.reach ?? 'f6'].flatMap(names =>
        names.split(' '),
      );
      for (const name of marked) expect([name, game.board.find(name) !== undefined]).toEqual([name, true]);
    },
  );
});

test('Y13, Y14, Y15, G16, G17: boards that show an end reach it', () => {
  const ends = { aim: 'Y', win: 'Y', blitz: 'Y', pool: 'Y', reserve: 'G', lastGipf: 'G', bothLast: 'G' };
  for (const [id, letter] of Object.entries(ends)) {
    const page = pages[letter === 'Y' ? 'yinsh' : 'gipf']!;
    const { demo } = statementsOf(page).find(statement => statement.id === id)!;
    const start = page.game.readPosition(demo!.start);
    if (!start.ok) throw new Error(start.error.code);
    const end = demo!.steps.reduce((position, text) => {
      const read = page.game.readStep(position, text);
      return read.ok ? page.game.play(position, read.value[0]) : position;
    }, start.value);
    expect([id, page.game.outcome(end)?.winner]).toEqual([id, 'white']);
  }
});
