import { must } from '@korong/testing';
import { chapterText, readChapter, type Chapter } from '@korong/study';
import { expect, test } from 'vitest';
import { fetchGameUi } from '../games/fetch.js';
import { sketchTurns } from '../games/sketch.js';
import { overlayOf } from '../game/turn/view.js';
import { AnalysisController } from './analysisController.js';

const header = '[Game "yinsh"]\n[Variant "standard"]\n';
const movesOf = (chapter: Chapter): string => chapterText(chapter).split('\n').slice(5, -2).join(' ');

const open = async (text = `${header}*`, path: readonly number[] = []) => {
  const chapter = must(readChapter(text));
  const edits: string[] = [];
  const controller = new AnalysisController(await fetchGameUi(chapter.game, chapter), chapter, path, {
    settings: () => ({ forced: true, confirm: 'button', speed: 0 }),
    show: () => undefined,
    edited: changed => edits.push(movesOf(changed)),
  });
  return { controller, edits };
};

test('a touch adds a turn, the same touch follows it, another one begins a variation', async () => {
  const { controller, edits } = await open();
  controller.touch('f6');
  controller.touch('g7');
  expect(controller.state.path).toEqual([0, 0]);
  controller.goTo(0);
  controller.touch('f6');
  expect([controller.state.path, edits.length]).toEqual([[0], 2]);
  controller.goTo(-Infinity);
  controller.touch('a2');
  expect([controller.state.path, edits.at(-1)]).toEqual([[1], '1. f6 (1. a2) 1... g7']);
  controller.goBeside(1);
  controller.goTo(Infinity);
  expect(controller.state.path).toEqual([0, 0]);
});

test('every edit can be undone and made again; a new edit ends that', async () => {
  const text = `${header}1. f6 (1. a2 (1. e5)) (1. b1 c1) 1... g7`;
  const { controller, edits } = await open(text, [3]);
  const before = movesOf(controller.state.chapter);
  controller.makeMainLine([3]);
  controller.mark([0], 'good');
  controller.comment([0], ' why not ');
  controller.comment([0], 'why not');
  controller.promote([1]);
  controller.remove([0, 0]);
  expect(edits).toHaveLength(5);
  const after = edits.at(-1);
  expect(after).toContain('b1! {why not}');
  for (let i = 0; i < 9; i++) controller.undoEdit();
  expect([movesOf(controller.state.chapter), controller.state.canUndo]).toEqual([before, false]);
  for (let i = 0; i < 9; i++) controller.redoEdit();
  expect([movesOf(controller.state.chapter), controller.state.canRedo]).toEqual([after, false]);
  controller.undoEdit();
  controller.mark([0], 'good');
  expect(controller.state.canRedo).toBe(false);
});

test('a comment is kept with every letter, and undone as a whole', async () => {
  const { controller, edits } = await open(`${header}1. f6 g7`, [0]);
  const before = movesOf(controller.state.chapter);
  for (const text of ['a', 'a ', 'a p', 'a plan']) controller.comment([0], text);
  expect(edits.map(text => /\{(.*)\}/.exec(text)?.[1])).toEqual(['a', 'a p', 'a plan']);
  controller.endComment();
  controller.comment([0], 'no plan');
  controller.undoEdit();
  expect(movesOf(controller.state.chapter)).toContain('{a plan}');
  controller.undoEdit();
  expect([movesOf(controller.state.chapter), controller.state.canUndo]).toEqual([before, false]);
  controller.redoEdit();
  controller.comment([0], 'a plan B');
  controller.undoEdit();
  expect(movesOf(controller.state.chapter)).toContain('{a plan}');
});

test('to look at a position plays nothing, even where only one turn is legal', async () => {
  const position =
    'gipf/1 basic wwww/5/6/7/6/5/4 handicap=0-0 act=white phase=row mover=white reserve=11-15 entry=single-single settled=none';
  const { controller, edits } = await open(`[Game "gipf"][Variant "basic"][Position "${position}"]`);
  expect(controller.state.draft?.turn.steps).toEqual([]);
  controller.goTo(Infinity);
  expect([controller.state.path, edits]).toEqual([[], []]);
});

test('a line of the engine is played as far as it is legal, and drawn while nothing is chosen', async () => {
  const { controller } = await open();
  controller.playLine(['f6', 'g7', 'g7']);
  expect(controller.state.path).toEqual([0, 0]);
  const { position } = controller.state.draft!.turn;
  controller.sketch(sketchTurns(controller.ui, position, ['a2', 'b1']));
  expect(overlayOf(controller.ui, controller.state)?.marks).toEqual({ a2: ['hint'] });
  controller.goTo(1);
  expect(overlayOf(controller.ui, controller.state)?.marks).toEqual({});
});

test('where the game is over nothing can be touched, and the result is that of the rules', async () => {
  const position =
    'gipf/1 basic w3/5/6/7/6/5/4 handicap=0-0 act=white phase=push mover=white reserve=1-0 entry=single-single settled=none';
  const { controller } = await open(`[Game "gipf"][Variant "basic"][Position "${position}"]`);
  controller.touch('i1');
  controller.touch('h1');
  expect(controller.state.match.result).toEqual({ winner: 'white', by: 'reserve' });
  expect([controller.state.draft, controller.state.chapter.result]).toEqual([undefined, 'white']);
  controller.undoEdit();
  expect(controller.state.chapter.result).toBeNull();
});
