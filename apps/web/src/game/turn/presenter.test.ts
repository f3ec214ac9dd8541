import type { Beat, View } from '@korong/board';
import { expect, test } from 'vitest';
import { Presenter } from './presenter.js';

const MOTION: Beat[] = [{ motions: [], sound: 'place' }] as unknown as Beat[];
const view = (n: number): View => ({ game: 'yinsh', pieces: {}, n }) as unknown as View;

/** A board that records its views, and whether they were animated. */
const notes = () => {
  const shown: [View, boolean][] = [];
  const board = {
    show: (seen: View, beats: readonly Beat[] = []) => {
      shown.push([seen, beats.length > 0]);
      return Promise.resolve();
    },
  };
  return { board, shown };
};

test('motions follow each other', async () => {
  const { board, shown } = notes();
  const presenter = new Presenter(board, view(0));
  const views = [1, 2, 3, 4].map(view);
  await Promise.all(views.map(seen => presenter.show(seen, MOTION)));
  expect(shown).toEqual(views.map(seen => [seen, true]));
});

test('turns that come faster than they can be shown do not move, but for the last ones', async () => {
  const { board, shown } = notes();
  const presenter = new Presenter(board, view(0));
  const views = Array.from({ length: 10 }, (_, n) => view(n + 1));
  await Promise.all(views.map(seen => presenter.show(seen, MOTION)));
  expect(shown).toEqual(views.map((seen, n) => [seen, n >= 6]));
});

test('what changes meanwhile without moving is seen in the end', async () => {
  const { board, shown } = notes();
  const presenter = new Presenter(board, view(0));
  const moved = presenter.show(view(1), MOTION);
  const marked = view(2);
  void presenter.show(marked);
  await moved;
  expect(shown.at(-1)).toEqual([marked, false]);
});
