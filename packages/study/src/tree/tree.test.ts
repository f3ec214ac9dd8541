import { corpus, must, optionsOf } from '@korong/testing';
import { gameNamed, readRecordText, recordText, replay } from '@korong/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_NESTING, type Chapter } from './chapter.js';
import { addTurn, makeMainLine, promote, remove, setComment, setMark } from './edit.js';
import { MARKS } from './marks.js';
import { positionsAlong } from './play.js';
import { chapterOf, readChapter } from './read.js';
import { anyPath, emptyChapter, randomChapter, randomTurn, type Random } from './testing.js';
import { isMainLine, isTooLarge, lineEnd, nearestPath, nodeAt } from './walk.js';
import { chapterText, mainRecord } from './write.js';

const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

const header = '[Game "yinsh"]\n[Variant "standard"]\n';
const read = (moves: string): Chapter => must(readChapter(header + moves));
const why = (moves: string): string => {
  const result = readChapter(header + moves);
  if (result.ok) return 'accepted';
  const { code, text, place, turn } = result.error;
  return [code, text, place === undefined ? undefined : place - header.length, turn]
    .filter(part => part !== undefined)
    .join(' ');
};

const written = `[Korong "1"]
[Game "yinsh"]
[Variant "standard"]
[White "Anna"]
[Result "*"]

{A study}
1. f6! {the centre} (1. a2?! g7 2. b1 (2. k7) 2... k8) (1. e5) 1... g7 [%clk 0:09:59] (1... h8?? {far})
2. a3
*
`;

test('a tree is written like PGN and read back equal', () => {
  const chapter = must(readChapter(written));
  expect(chapterText(chapter)).toBe(written);
  expect(chapter.children.map(node => [node.turn, node.mark])).toEqual([
    ['f6', 'good'],
    ['a2', 'dubious'],
    ['e5', undefined],
  ]);
  expect(chapter.children[1]!.children[0]!.children.map(({ turn }) => turn)).toEqual(['b1', 'k7']);
  expect(mainRecord(chapter).turns).toEqual([
    { text: 'f6', comment: 'the centre' },
    { text: 'g7', clock: 599_000 },
    { text: 'a3' },
  ]);
});

test('other spellings: marks apart or as glyphs, capitals, numbers left out, the same turn twice', () => {
  const chapter = read('F6 ! ( a2 $6 g7 ( f6 ) ) ( A2 h8 ) g7');
  expect(chapterText(chapter).split('\n').slice(5).join(' ')).toBe(
    '1. f6! (1. a2?! g7 (1... f6) (1... h8)) 1... g7 * ',
  );
});

test('a text that is no chapter is refused with reason, place and turn', () => {
  expect(why('(1. f6)')).toBe('RECORD_VARIATION ( 0');
  expect(why('1. f6 ()')).toBe('RECORD_VARIATION ) 7');
  expect(why('1. f6 )')).toBe('RECORD_VARIATION ) 6');
  expect(why('1. f6 (1. g7')).toBe('RECORD_VARIATION  12');
  expect(why('1. f6 (1. g7 *')).toBe('RECORD_VARIATION * 13');
  expect(why('1. f6 (1... g7)')).toBe('RECORD_NUMBER 1... 7');
  expect(why('1. f6 ({early} 1. g7)')).toBe('RECORD_TEXT {early} 7');
  expect(why('! 1. f6')).toBe('RECORD_TEXT ! 0');
  expect(why('1. f6! ?')).toBe('RECORD_TEXT ? 7');
  expect(why('1. f6 (1. g7 g7)')).toBe('POINT_OCCUPIED 13 2');
  expect(why('1. f6 (1. g77)')).toBe('NO_SUCH_POINT g77 10 1');
  expect(why(`f6${' (g7'.repeat(MAX_NESTING)}${')'.repeat(MAX_NESTING)}`)).toBe('accepted');
  expect(why(`f6${' (g7'.repeat(MAX_NESTING + 1)}`)).toContain('RECORD_SIZE ( ');
  expect(why(Array.from({ length: 10_001 }, () => 'f6').join(' '))).toContain('RECORD_SIZE f6');
});

test('the record of a game is a chapter and the other way round', () => {
  for (const given of corpus().filter((_, i) => i % 40 === 0)) {
    const game = gameNamed(given.game);
    let chapter: Chapter = { ...emptyChapter(given.game), options: optionsOf(given) };
    let steps: string[] = [];
    for (const step of given.steps) {
      steps.push(step);
      const added = addTurn(chapter, lineEnd(chapter), steps.join(';'));
      if (!added.ok) continue;
      chapter = added.value.chapter;
      steps = [];
    }
    expect(chapter.result).toBe(given.result);
    const record = mainRecord(chapter);
    expect(chapterText(chapter)).toBe(recordText(record));
    expect(must(replay(record)).record).toEqual(record);
    expect(must(chapterOf(record))).toEqual(chapter);
    expect(positionsAlong(chapter, lineEnd(chapter)).map(p => game.positionText(p))).toHaveLength(
      record.turns.length + 1,
    );
  }
});

test('an unfinished last turn is kept, and nothing follows it', () => {
  const unfinished = must(
    readRecordText(
      '[Game "gipf"][Variant "basic"][Position "gipf/1 basic www1/5/6/7/6/5/4 handicap=0-0 act=white phase=push mover=white reserve=12-15 entry=single-single settled=none"] 1. b6-b5',
    ),
  );
  const chapter = must(chapterOf(unfinished));
  expect(mainRecord(chapter)).toEqual(unfinished);
  const next = addTurn(chapter, [0], 'a1-b2');
  expect(next.ok ? 'accepted' : next.error.code).toBe('TURN_NOT_FINISHED');
});

test('a turn that is there is followed, a new one comes after the others', () => {
  const chapter = read('1. f6 (1. a2)');
  expect(must(addTurn(chapter, [], 'A2'))).toEqual({ chapter, path: [1] });
  const added = must(addTurn(chapter, [], 'e5'));
  expect(added.path).toEqual([2]);
  expect(added.chapter.children.map(({ turn }) => turn)).toEqual(['f6', 'a2', 'e5']);
  expect(addTurn(chapter, [0], 'f6').ok).toBe(false);
});

test('promote goes one place, the main line goes all the way', () => {
  const chapter = read('1. f6 (1. a2 g7 (1... h8)) (1. e5)');
  expect(must(promote(chapter, [2])).chapter.children.map(({ turn }) => turn)).toEqual(['f6', 'e5', 'a2']);
  const main = must(makeMainLine(chapter, [1, 1]));
  expect(main.path).toEqual([0, 0]);
  expect(mainRecord(main.chapter).turns.map(({ text }) => text)).toEqual(['a2', 'h8']);
});

test('any edit of any tree keeps it legal, and its text is read back equal', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const random = seeded(seed);
      let chapter = randomChapter(random, 5 + random(25));
      for (let i = 0; i < 5; i++) {
        const path = anyPath(chapter, random);
        const turn = randomTurn(chapter, path, random);
        const edits = [
          () => must(promote(chapter, path)),
          () => must(makeMainLine(chapter, path)),
          () => remove(chapter, path),
          () => (turn === undefined ? { chapter, path } : must(addTurn(chapter, path, turn))),
          () => ({ chapter: setComment(chapter, path, `${i}`), path }),
          () => ({ chapter: setMark(chapter, path, MARKS[i]), path }),
        ];
        const edited = edits[random(edits.length)]!();
        expect(nodeAt(edited.chapter, edited.path)).toBeDefined();
        expect(nearestPath(edited.chapter, [...edited.path, 99])).toEqual(edited.path);
        chapter = edited.chapter;
        expect(isTooLarge(chapter)).toBe(false);
        expect(must(readChapter(chapterText(chapter)))).toEqual(chapter);
        expect(isMainLine(lineEnd(chapter))).toBe(true);
      }
    }),
    { numRuns: 60, seed: 16 },
  );
});

test('damaged texts are read or refused, never thrown at', () => {
  const alphabet = 'af16x-;,()!?$*. [{}]"\\\n\u0000';
  for (let seed = 0; seed < 1_000; seed++) {
    const random = seeded(seed);
    let text = seed % 3 === 0 ? chapterText(randomChapter(random, 8)) : written;
    for (let i = random(4); i >= 0; i--) {
      const at = random(text.length);
      text = text.slice(0, at) + alphabet.charAt(random(alphabet.length)) + text.slice(at + random(2));
    }
    const result = readChapter(text);
    if (result.ok) expect(must(readChapter(chapterText(result.value)))).toEqual(result.value);
  }
  for (const unit of ['(', ')', 'f6 (', '!', '{', '1. f6 (1. g7) '])
    readChapter(header + unit.repeat(60_000));
});

test('the result follows the main line', () => {
  const won = read('1. f6 (1. a2) white');
  expect(won.result).toBe('white');
  expect(must(promote(won, [1])).chapter.result).toBe('white');
});
