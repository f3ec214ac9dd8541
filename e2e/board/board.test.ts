import { fileURLToPath } from 'node:url';
import { yinsh } from '@korong/rules';
import type { CDPSession } from 'playwright-core';
import { build } from 'vite';
import type { Beat, Piece } from '@korong/board';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axeFinds } from '../axe.ts';
import { CHROMIUM, visit, type Visit } from '../browser.ts';
import { GIPF, YINSH, type GameView } from './positions.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const built = fileURLToPath(new URL('../../.build/e2e-board/', import.meta.url));

const ring: Piece = { kind: 'ring', side: 'white' };
const white: Piece = { kind: 'marker', side: 'white' };
const black: Piece = { kind: 'marker', side: 'black' };

/** A ring that jumps three markers and completes a row, which leaves with the ring. */
const BEFORE: GameView = {
  ...YINSH,
  pieces: {
    c3: [ring],
    c4: [white],
    c5: [black],
    c6: [black],
    ...Object.fromEntries(['f6', 'g6', 'h6', 'i6', 'j6'].map(p => [p, [white]])),
  },
};
const AFTER: GameView = {
  ...YINSH,
  pieces: { c3: [white], c4: [black], c5: [white], c6: [white] },
  marks: { c3: ['last'], c7: ['last'] },
  pool: { markers: 31 },
};
const BEATS: readonly Beat[] = [
  [{ kind: 'place', at: 'c3', piece: white }],
  [{ kind: 'slide', from: 'c3', to: 'c7', piece: ring }],
  [
    { kind: 'flip', at: 'c4', to: 'black' },
    { kind: 'flip', at: 'c5', to: 'white' },
    { kind: 'flip', at: 'c6', to: 'white' },
  ],
  ['f6', 'g6', 'h6', 'i6', 'j6'].map(at => ({ kind: 'remove' as const, at, piece: white })),
  [{ kind: 'remove', at: 'c7', piece: ring }],
];

describe.skipIf(CHROMIUM === undefined)('the board in Chromium', () => {
  let opened: Visit;

  beforeAll(async () => {
    await build({
      root: source,
      base: './',
      logLevel: 'error',
      configFile: false,
      build: { outDir: built, emptyOutDir: true, target: 'es2022' },
    });
    opened = await visit(built);
  });
  afterAll(async () => {
    await opened.close();
  });
  beforeEach(async () => {
    await opened.page.setViewportSize({ width: 800, height: 900 });
    await opened.page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  });

  const mount = (view: GameView): Promise<void> =>
    opened.page.evaluate(v => {
      window.stage.mount(v);
    }, view);
  /** The events of the handlers, without hovering. */
  const heard = (): Promise<readonly (readonly unknown[])[]> =>
    opened.page.evaluate(() => window.stage.heard.filter(([kind]) => kind !== 'hover'));
  const hovered = (): Promise<readonly unknown[]> =>
    opened.page.evaluate(() =>
      window.stage.heard.flatMap(([kind, point]) => (kind === 'hover' ? [point ?? null] : [])),
    );
  const middle = async (point: string): Promise<{ x: number; y: number }> => {
    const box = (await opened.page.locator(`[data-point="${point}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pixels = async (): Promise<number> =>
    Math.hypot(
      (await middle('f7')).x - (await middle('f6')).x,
      (await middle('f7')).y - (await middle('f6')).y,
    );

  describe('mouse', () => {
    test('a click touches the point, in the middle and near it', async () => {
      await mount(YINSH);
      const { x, y } = await middle('f6');
      const unit = await pixels();
      await opened.page.mouse.click(x, y);
      await opened.page.mouse.click(x + unit * 0.3, y + unit * 0.2);
      expect(await heard()).toEqual([
        ['touch', 'f6'],
        ['touch', 'f6'],
      ]);
    });

    test('on a turned board the same spot is the opposite point', async () => {
      await mount(YINSH);
      const { x, y } = await middle('c4');
      await mount({ ...YINSH, turned: true });
      await opened.page.mouse.click(x, y);
      expect(await heard()).toEqual([['touch', 'i8']]);
    });

    test('a press released elsewhere is no touch', async () => {
      await mount(YINSH);
      const [from, to] = [await middle('f6'), await middle('f8')];
      await opened.page.mouse.move(from.x, from.y);
      await opened.page.mouse.down();
      await opened.page.mouse.move(to.x, to.y);
      await opened.page.mouse.up();
      expect(await heard()).toEqual([]);
    });

    test('hovering reports each point once, and none at the end', async () => {
      await mount(YINSH);
      for (const point of ['f6', 'f7']) {
        const { x, y } = await middle(point);
        await opened.page.mouse.move(x - 3, y);
        await opened.page.mouse.move(x, y);
      }
      await opened.page.mouse.move(799, 899);
      expect((await hovered()).filter((p, i, all) => p !== all[i - 1])).toEqual(['f6', 'f7', null]);
    });

    test('a drag from a point that allows it drops on another', async () => {
      await mount({ ...BEFORE, draggable: ['c3'] });
      const [from, to] = [await middle('c3'), await middle('c7')];
      await opened.page.mouse.move(from.x, from.y);
      await opened.page.mouse.down();
      await opened.page.mouse.move(to.x, to.y, { steps: 5 });
      await opened.page.mouse.up();
      expect(await heard()).toEqual([
        ['grab', 'c3'],
        ['drop', 'c3', 'c7'],
      ]);
    });

    test('a drag released beside the board is cancelled', async () => {
      await mount({ ...BEFORE, draggable: ['c3'] });
      const { x, y } = await middle('c3');
      await opened.page.mouse.move(x, y);
      await opened.page.mouse.down();
      await opened.page.mouse.move(5, 895, { steps: 5 });
      await opened.page.mouse.up();
      expect(await heard()).toEqual([['grab', 'c3'], ['escape']]);
      expect(
        await opened.page.evaluate(v => window.stage.isAsFresh(v), { ...BEFORE, draggable: ['c3'] }),
      ).toBe(true);
    });
  });

  describe('a finger on a phone of 360 pixels', () => {
    let session: CDPSession | undefined;
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      at?: { x: number; y: number },
    ): Promise<void> => {
      session ??= await opened.page.context().newCDPSession(opened.page);
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    };
    beforeEach(async () => {
      await opened.page.setViewportSize({ width: 360, height: 740 });
    });

    test('the board has the whole width', async () => {
      for (const view of [YINSH, GIPF]) {
        await mount(view);
        expect((await opened.page.locator('.kb-svg').boundingBox())!.width).toBe(360);
        expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    });

    test('snaps to the point that may be touched, fifteen pixels away', async () => {
      await mount({ ...YINSH, marks: { f7: ['target'] } });
      const { x, y } = await middle('f7');
      await touch('touchStart', { x, y: y + 15 });
      await touch('touchEnd');
      expect(await heard()).toEqual([['touch', 'f7']]);
    });

    test('every single point can be hit', async () => {
      for (const view of [YINSH, GIPF]) {
        await mount(view);
        const names = await opened.page
          .locator('[data-point]')
          .evaluateAll(all => all.map(one => one.getAttribute('data-point')!));
        for (const name of names) {
          await touch('touchStart', await middle(name));
          await touch('touchEnd');
        }
        expect(await heard()).toEqual(names.map(name => ['touch', name]));
      }
    });

    test('a finger that rests sees the loupe, slides to another point, and touches it', async () => {
      await mount(YINSH);
      const [from, to] = [await middle('f6'), await middle('f5')];
      await touch('touchStart', from);
      const loupe = opened.page.locator('.kb-loupe.kb-shown');
      await loupe.waitFor({ state: 'visible' });
      await touch('touchMove', to);
      const box = (await loupe.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(to.y);
      await touch('touchEnd');
      await loupe.waitFor({ state: 'hidden' });
      expect(await heard()).toEqual([['touch', 'f5']]);
    });

    test('a release beside the board is no touch', async () => {
      await mount(YINSH);
      await touch('touchStart', await middle('f6'));
      await touch('touchMove', { x: 180, y: 600 });
      await touch('touchEnd');
      expect(await heard()).toEqual([]);
    });

    test('a note stays within the board, at every point', async () => {
      for (const point of ['a2', 'f6', 'k10', 'e1', 'g11', 'j5']) {
        await mount({ ...YINSH, note: { at: point, text: 'A ring cannot pass another ring. '.repeat(3) } });
        const [note, board] = [
          (await opened.page.locator('.kb-note').boundingBox())!,
          (await opened.page.locator('.kb-svg').boundingBox())!,
        ];
        expect(note.x).toBeGreaterThanOrEqual(board.x);
        expect(note.y).toBeGreaterThanOrEqual(board.y);
        expect(note.x + note.width).toBeLessThanOrEqual(board.x + board.width);
        expect(note.y + note.height).toBeLessThanOrEqual(board.y + board.height);
      }
    });
  });

  describe('keyboard', () => {
    const press = async (keys: string): Promise<void> => {
      for (const key of keys.split(' ')) await opened.page.keyboard.press(key);
    };

    test('one tab stop, arrows and six keys, Enter and Space touch, Escape', async () => {
      await mount(YINSH);
      await press('Tab Enter ArrowUp Enter q Space e d s a w Enter Escape');
      expect(await heard()).toEqual([
        ['touch', 'f6'],
        ['touch', 'f7'],
        ['touch', 'e7'],
        ['touch', 'f7'],
        ['escape'],
      ]);
      await press('Tab');
      expect(await opened.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });

    test('the focus is drawn, and reported as hovering', async () => {
      await mount(YINSH);
      await press('Tab w');
      expect(await hovered()).toEqual(['f6', 'f7']);
      const stroke = await opened.page
        .locator('[data-point="f7"] circle')
        .evaluate(one => getComputedStyle(one).stroke);
      expect(stroke).toBe('rgb(255, 255, 255)');
    });

    test('a click moves the tab stop without drawing it', async () => {
      await mount(YINSH);
      const { x, y } = await middle('d4');
      await opened.page.mouse.click(x, y);
      expect(await opened.page.locator('.kb-keys').count()).toBe(0);
      await press('w Enter');
      expect((await heard()).at(-1)).toEqual(['touch', 'd5']);
    });

    test('the focus stays where it is when the view changes', async () => {
      await mount(YINSH);
      await press('Tab w w');
      await opened.page.evaluate(v => window.stage.show({ ...v, turned: true }), YINSH);
      await press('Enter');
      expect(await heard()).toEqual([['touch', 'f8']]);
    });
  });

  describe('screen reader', () => {
    test('hears every point of the board by its label, column by column', async () => {
      for (const view of [YINSH, GIPF]) {
        await mount(view);
        const snapshot = await opened.page.locator('main').ariaSnapshot();
        expect(snapshot).toContain('grid "Board"');
        const names = [...snapshot.matchAll(/gridcell "point (\w+)"/g)].map(([, name]) => name);
        const count = view.game === 'yinsh' ? 85 : 61;
        expect(names).toHaveLength(count);
        if (view.game === 'yinsh') expect(names).toEqual(yinsh.board.points.map(p => yinsh.board.name(p)));
      }
    });

    test('a click without a pointer touches', async () => {
      await mount(YINSH);
      await opened.page.getByRole('gridcell', { name: 'point c4', exact: true }).dispatchEvent('click');
      expect(await heard()).toEqual([['touch', 'c4']]);
    });

    test('a board that cannot be touched is one picture', async () => {
      await opened.page.evaluate(v => {
        window.stage.mount(v, { handlers: {} });
      }, YINSH);
      expect(await opened.page.locator('main').ariaSnapshot()).toBe('- main:\n  - img "Board"');
      expect(await opened.page.locator('[tabindex]').count()).toBe(0);
    });
  });

  test('axe has no findings, light or dark', async () => {
    for (const view of [YINSH, GIPF]) {
      await mount({ ...view, note: { at: 'c3', text: 'This does not go.' } });
      expect(await axeFinds(opened.page, 'main')).toEqual([]);
    }
  });

  describe('motion', () => {
    const isFresh = (view: GameView): Promise<boolean> =>
      opened.page.evaluate(v => window.stage.isAsFresh(v), view);
    /** Shows a view to the end, and gives the number of animations on the way. */
    const animationsOf = (view: GameView, beats: readonly Beat[]): Promise<number> =>
      opened.page.evaluate(
        async ([to, way]) => {
          const animate = Reflect.get(Element.prototype, 'animate') as (...given: unknown[]) => Animation;
          let count = 0;
          const counting = function (this: Element, ...given: unknown[]): Animation {
            count++;
            return animate.apply(this, given);
          };
          Reflect.set(Element.prototype, 'animate', counting);
          await window.stage.show(to, way);
          Reflect.set(Element.prototype, 'animate', animate);
          return count;
        },
        [view, beats] as const,
      );

    // The first motion fetches the code for it, and is left out where that takes long.
    beforeEach(async () => {
      await expect
        .poll(async () => {
          await mount(BEFORE);
          return animationsOf(AFTER, BEATS);
        })
        .toBeGreaterThan(0);
    });

    test('ends with the very drawing that the view alone gives', async () => {
      await mount(BEFORE);
      await animationsOf(AFTER, BEATS);
      expect(await isFresh(AFTER)).toBe(true);
    });

    test('things are on their way in between', async () => {
      await mount(BEFORE);
      await opened.page.evaluate(
        ([view, beats]) => {
          // Slow enough to be seen before it is over.
          window.stage.set({ speed: 0.001 });
          void window.stage.show(view, beats);
        },
        [AFTER, BEATS] as const,
      );
      await expect.poll(() => opened.page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
      expect(await isFresh(AFTER)).toBe(false);
    });

    test('a new view finishes what is under way, at once', async () => {
      await mount(BEFORE);
      const order = await opened.page.evaluate(
        async ([view, before, beats]) => {
          const done: string[] = [];
          // By itself it would take minutes.
          window.stage.set({ speed: 0.001 });
          const first = window.stage.show(view, beats).then(() => done.push('first'));
          while (done.length === 0 && document.getAnimations().length === 0)
            await new Promise(resolve => requestAnimationFrame(resolve));
          await window.stage.show(before);
          const left = document.getAnimations().length;
          await first;
          return [...done, left];
        },
        [AFTER, BEFORE, BEATS] as const,
      );
      expect(order).toEqual(['first', 0]);
      expect(await isFresh(BEFORE)).toBe(true);
    });

    test('back and forth between views leaves nothing behind', async () => {
      await mount(BEFORE);
      for (const view of [AFTER, GIPF, BEFORE, { ...AFTER, turned: true, coordinates: false }, YINSH])
        await opened.page.evaluate(v => window.stage.show(v), view);
      expect(await isFresh(YINSH)).toBe(true);
    });

    test('a reader who asks for less motion gets none', async () => {
      await opened.page.emulateMedia({ reducedMotion: 'reduce' });
      await mount(BEFORE);
      const moving = await animationsOf(AFTER, BEATS);
      expect(moving).toBe(0);
      expect(await isFresh(AFTER)).toBe(true);
    });
  });

  describe.each(['wood', 'slate', 'contrast'] as const)('%s', theme => {
    test.each(['light', 'dark'] as const)(
      '%s: pieces stand out on the board as it is painted',
      async scheme => {
        await opened.page.emulateMedia({ colorScheme: scheme });
        await opened.page.evaluate(
          ([view, name]) => {
            window.stage.mount(view, { theme: name });
          },
          [{ ...YINSH, pieces: { f6: [white], d6: [black] } }, theme] as const,
        );
        const unit = await pixels();
        const shot = (await opened.page.screenshot()).toString('base64');
        const at = async (point: string, dx: number, dy: number): Promise<{ x: number; y: number }> => {
          const { x, y } = await middle(point);
          return { x: Math.round(x + dx * unit), y: Math.round(y + dy * unit) };
        };
        // The face of a disc between groove and middle, and the bare board between the lines.
        const spots = [
          await at('f6', 0, 0.05),
          await at('d6', 0, 0.05),
          await at('h6', 0.25, 0),
          await at('c6', 0.25, 0),
        ];
        const [light, dark, ...board] = await opened.page.evaluate(
          async ([data, wanted]) => {
            const bytes = Uint8Array.from(atob(data), sign => sign.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
            canvas.drawImage(image, 0, 0);
            const part = (value: number): number =>
              value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
            return wanted.map(({ x, y }) => {
              const [r, g, b] = canvas.getImageData(x, y, 1, 1).data;
              return 0.2126 * part(r!) + 0.7152 * part(g!) + 0.0722 * part(b!) + 0.05;
            });
          },
          [shot, spots] as const,
        );
        for (const ground of board) {
          expect(light! / ground).toBeGreaterThanOrEqual(3);
          expect(ground / dark!).toBeGreaterThanOrEqual(3);
        }
      },
    );
  });

  test('the page had nothing to complain about, its security policy included', () => {
    expect(opened.errors).toEqual([]);
  });
});
