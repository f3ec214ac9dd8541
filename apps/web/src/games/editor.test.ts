import { beginTurn, gameNamed, games, readTurn, type GameName } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { editedText, editorOf, editorWhy, type EditorWords } from './editor.js';
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
      for (const piece of editor.pieces(cleared)) {
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
  const yinsh = editorOf('yinsh').empty(gameNamed('yinsh').start({ variant: 'standard' }));
  const [ring, , marker] = editorOf('yinsh').pieces(yinsh);
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

/** The key and the values instead of the sentence. */
const words: EditorWords = (key, values) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key.replace(/^(side|editor)\./, '');

const whyOf = (name: GameName, position: unknown): string => {
  const text = editedText(name, position);
  if (text.ok) return 'possible';
  return editorWhy(name, position, text.error, words) ?? text.error.code;
};

const yinshWith = (board: string, act: 'white' | 'black' = 'white', variant = 'standard'): unknown => {
  const editor = editorOf('yinsh');
  let position = editor.set(
    editor.empty(gameNamed('yinsh').start({ variant: 'standard' })),
    'variant',
    variant,
  );
  const pieces = Object.fromEntries(
    ['W', 'B', 'w', 'b'].map((letter, i) => [letter, editor.pieces(position)[i]]),
  );
  for (const put of board.split(' ').filter(Boolean)) {
    position = editor.put(position, put.slice(1), pieces[put[0]!]);
  }
  return editor.withSide(position, act);
};

const RINGS = 'Wb1 Wb2 Wb3 Wb4 Wb5 Bc1 Bc2 Bc3 Bc4 Bc5';

test.each([
  ['', 'white', 'possible'],
  ['', 'black', 'editor.why.side white side'],
  ['Wf6', 'white', 'editor.why.side black side'],
  ['Wf6 We5', 'white', 'editor.why.rings.turns 2 0'],
  ['Wb1 Wb2 Wb3 Wb4 Wb5 Wb6', 'white', 'editor.why.rings.many white 6 5'],
  ['wf6', 'white', 'editor.why.rings.few white 0 3'],
  ['Wf6 we5', 'white', 'editor.why.rings.few white 1 3'],
  [`${RINGS} wf5`, 'black', 'possible'],
  [`${RINGS} wf3 wf4 wf5 wf6 wf7`, 'white', 'possible'],
  [`${RINGS} wf3 wf4 wf5 wf6 wf7`, 'black', 'editor.why.rows white side'],
] as const)('YINSH, %s with %s to move: %s', (board, act, why) => {
  expect(whyOf('yinsh', yinshWith(board, act))).toBe(why);
});

test('YINSH: blitz needs all rings, and the last marker ends the game', () => {
  const four = RINGS.replace('Wb1 ', '');
  expect(whyOf('yinsh', yinshWith(`${four} wf5`))).toBe('possible');
  expect(whyOf('yinsh', yinshWith(`${four} wf5`, 'white', 'blitz'))).toBe('editor.why.rings.few white 4 5');
  const taken = new Set(RINGS.split(' ').map(ring => ring.slice(1)));
  const free = gameUiFor('yinsh')
    .skin.points.map(({ name }) => name)
    .filter(name => !taken.has(name));
  const markers = free.slice(0, 52).map(name => `w${name}`);
  expect(whyOf('yinsh', yinshWith(`${RINGS} ${markers.join(' ')}`))).toBe('editor.why.markers 52 50');
  const due = editorOf('yinsh').set(yinshWith(`${RINGS} ${markers.slice(0, 47).join(' ')}`), 'due', 'ring');
  expect(whyOf('yinsh', due)).toBe('editor.why.markers 47 46');
});

test('GIPF says which pieces, whose, and how many are possible', () => {
  const editor = editorOf('gipf');
  const start = (variant: string): unknown =>
    gameNamed('gipf').start(must(gameNamed('gipf').readOptions({ variant })));
  const standard = start('standard');
  expect(whyOf('gipf', editor.empty(standard))).toBe('editor.why.gipf.lost white,black');
  expect(whyOf('gipf', editor.set(start('basic'), 'variant', 'standard'))).toBe(
    'editor.why.gipf.lost white,black',
  );
  expect(whyOf('gipf', editor.set(standard, 'variant', 'basic'))).toBe('editor.why.gipf.basic 6');
  expect(whyOf('gipf', editor.put(standard, 'e5', { kind: 'gipf', side: 'black' }))).toBe(
    'editor.why.gipf.many black 4 3',
  );
  expect(whyOf('gipf', editor.set(standard, 'reserve.black', '21'))).toBe(
    'editor.why.reserve.many reserve.black 21 12',
  );
  expect(whyOf('gipf', editor.set(standard, 'reserve.white', '0'))).toBe(
    'editor.why.reserve.none reserve.white',
  );
  const single = editor.put(standard, 'e5', { kind: 'piece', side: 'white' });
  expect(whyOf('gipf', editor.set(single, 'variant', 'tournament'))).toBe(
    'editor.why.entry entry.white entry.single',
  );
});

test('an empty board is for White to begin, where somebody must; only what the version has is offered', () => {
  const yinsh = editorOf('yinsh').empty(yinshWith(RINGS, 'black'));
  expect(whyOf('yinsh', yinsh)).toBe('possible');
  const gipf = editorOf('gipf');
  const basic = gameNamed('gipf').start(must(gameNamed('gipf').readOptions({ variant: 'basic' })));
  const tournament = gipf.set(basic, 'variant', 'tournament');
  expect(whyOf('gipf', gipf.empty(gipf.withSide(tournament, 'black')))).toBe('possible');
  expect(gipf.pieces(basic).map(({ kind }) => kind)).toEqual(['piece', 'piece']);
  expect(gipf.pieces(tournament).map(({ kind }) => kind)).toEqual(['piece', 'piece', 'gipf', 'gipf']);
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
