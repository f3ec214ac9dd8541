import { beginTurn, gameNamed, games, readTurn, type GameName } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { editedText, editorOf } from './editor.js';
import { sketchTurns } from './sketch.js';
import { gameUiFor } from './all.js';
import { corpus, startOf } from './testing.js';

/** The positions of some games of the corpus that a side has to act in, with the turn that was made there. */
const positions = (): { name: GameName; position: unknown; step: string }[] =>
  corpus()
    .filter(({ potentials }, i) => potentials === undefined && i % 15 === 0)
    .flatMap(record => {
      const { ui, position } = startOf(record);
      let at = position;
      return record.steps.map(step => {
        const here = { name: record.game, position: at, step };
        const read = readTurn(ui.game, beginTurn(at), step);
        if (read.status === 'illegal') throw new Error(read.refusal.code);
        at = read.turn.position;
        return here;
      });
    });

test('whatever occurs in a game can be set up, apart from what is decided beside the board', () => {
  for (const { name, position } of positions()) {
    const text = gameNamed(name).positionText(position);
    if (/passes=[12]|settled=[a-i]/.test(text)) continue;
    expect(must(editedText(name, position))).toBe(text);
  }
});

test('pieces are put on a board and taken off again; start and empty boards', () => {
  for (const { name, variants } of games) {
    const game = gameNamed(name);
    const editor = editorOf(name);
    for (const variant of variants) {
      const start = game.start(must(game.readOptions({ variant })));
      const cleared = editor.empty(start);
      expect(Object.keys(gameUiFor(name).contents(cleared).pieces)).toEqual([]);
      for (const piece of editor.pieces) {
        const put = editor.put(cleared, 'e5', piece);
        expect(editor.at(put, 'e5')).toEqual(piece);
        const off = editor.put(put, 'e5', undefined);
        expect(game.positionText(off)).toBe(game.positionText(cleared));
      }
      expect(must(editedText(name, start))).toBe(game.positionText(start));
    }
  }
});

test('what is impossible is refused with a reason', () => {
  const why = (name: GameName, position: unknown): string => {
    const text = editedText(name, position);
    return text.ok ? 'possible' : text.error.code;
  };
  const [ring, , marker] = editorOf('yinsh').pieces;
  const yinsh = editorOf('yinsh').empty(gameNamed('yinsh').start({ variant: 'standard' }));
  expect(why('yinsh', yinsh)).toBe('possible');
  expect(why('yinsh', editorOf('yinsh').put(yinsh, 'f6', marker))).toBe('IMPOSSIBLE_RINGS');
  const two = editorOf('yinsh').put(editorOf('yinsh').put(yinsh, 'f6', ring), 'e5', ring);
  expect(why('yinsh', two)).toBe('IMPOSSIBLE_RINGS');
  expect(why('yinsh', editorOf('yinsh').withSide(yinsh, 'black'))).toBe('IMPOSSIBLE_SIDE');
  const gipf = gameNamed('gipf').start(must(gameNamed('gipf').readOptions({ variant: 'standard' })));
  expect(why('gipf', editorOf('gipf').empty(gipf))).toBe('IMPOSSIBLE_PIECES');
  expect(why('gipf', editorOf('gipf').set(gipf, 'reserve.white', '21'))).toBe('IMPOSSIBLE_RESERVE');
  expect(why('gipf', editorOf('gipf').set(gipf, 'variant', 'basic'))).toBe('IMPOSSIBLE_PIECES');
});

test('turns are drawn: ways, flips, rows and what goes; the best one strong', () => {
  for (const { name, position, step } of positions()) {
    const { arrows, rows, marks } = sketchTurns(gameUiFor(name), position, [step]);
    expect(arrows.length + rows.length + Object.keys(marks).length > 0 || step === 'pass').toBe(true);
  }
  const yinsh = gameUiFor('yinsh');
  const before = must(
    yinsh.game.readPosition(
      'yinsh/1 standard 4/7/8/9/Ww1bw5/9/10/9/8/2WWWBB/BBBW act=white phase=move mover=white passes=0',
    ),
  );
  const drawn = sketchTurns(yinsh, before, ['e1-e3', 'e1-f2']);
  expect(drawn.arrows).toEqual([
    { from: 'e1', to: 'f2', tone: 'also' },
    { from: 'e1', to: 'e3', tone: 'best' },
  ]);
  expect(drawn.marks).toEqual({ e2: ['flip'] });
});
