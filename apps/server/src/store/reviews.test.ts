import { expect, test } from 'vitest';
import { newId, onBoth } from './testing.js';

const TASK = { game: 'yinsh', start: 'somewhere', turns: ['f6', 'g7'] };

onBoth(({ open }) => {
  test('a review waits, gathers its parts, and is done once', async () => {
    const [{ reviews }, { reviews: others }] = [await open(), await open('same')];
    const [first, second] = [newId(10), newId(10)];
    expect(await reviews.find(first)).toBeUndefined();
    await reviews.ask(first, TASK);
    await Promise.all([reviews.ask(second, TASK), others.ask(second, { ...TASK, turns: [] })]);
    expect(await reviews.find(first)).toMatchObject({ state: 'waiting', task: TASK });
    expect((await reviews.waiting(5)).toSorted()).toEqual([first, second].toSorted());
    expect(await reviews.waiting(1)).toHaveLength(1);
    await Promise.all([reviews.addPart(first, 4, '[4]'), others.addPart(first, 4, '[5]')]);
    await reviews.addPart(first, 0, '[0]');
    expect(await reviews.parts(first)).toEqual([0, 4]);
    expect((await reviews.reports(first))[0]).toBe('[0]');
    await Promise.all([reviews.finish(first, '{"one":1}'), others.finish(first, '{"one":1}')]);
    expect(await others.find(first)).toMatchObject({ state: 'done', review: '{"one":1}' });
    await reviews.addPart(first, 8, '[8]');
    await reviews.finish(first, undefined);
    await reviews.ask(first, TASK);
    expect([await reviews.parts(first), await reviews.waiting(5)]).toEqual([[], [second]]);
    expect(await others.find(first)).toMatchObject({ state: 'done', review: '{"one":1}' });
  });

  test('one that failed can be asked for again', async () => {
    const { reviews } = await open();
    const game = newId(10);
    await reviews.ask(game, TASK);
    await reviews.addPart(game, 0, '[0]');
    await reviews.finish(game, undefined);
    expect([await reviews.find(game), await reviews.waiting(5)]).toMatchObject([{ state: 'failed' }, []]);
    await reviews.ask(game, TASK);
    expect([await reviews.waiting(5), await reviews.parts(game)]).toEqual([[game], []]);
  });
});
