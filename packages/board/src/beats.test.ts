import { expect, test } from 'vitest';
import { afterBeat as afterBeatOn } from './beats.js';
import { gipfSkin } from './games/gipf/skin.js';
import { yinshSkin } from './games/yinsh/skin.js';
import type { BoardSkin } from './skin.js';
import type { Beat, Piece, View } from './types.js';

const afterBeat = (pieces: View['pieces'], beat: Beat, skin: BoardSkin = yinshSkin): View['pieces'] =>
  afterBeatOn(skin, pieces, beat);

const ring: Piece = { kind: 'ring', side: 'white' };
const marker: Piece = { kind: 'marker', side: 'white' };
const black: Piece = { kind: 'piece', side: 'black' };
const white: Piece = { kind: 'piece', side: 'white' };

test('a marker is put below the ring, and stays when the ring slides on', () => {
  const put = afterBeat({ f6: [ring] }, [{ kind: 'place', at: 'f6', piece: marker }]);
  expect(put).toEqual({ f6: [marker, ring] });
  expect(afterBeat(put, [{ kind: 'slide', from: 'f6', to: 'f9', piece: ring }])).toEqual({
    f6: [marker],
    f9: [ring],
  });
});

test('a push moves every piece one point, in whatever order it is told', () => {
  const before = { e1: [white], e2: [black], e3: [white] };
  const slides = [
    { kind: 'slide', from: 'e1', to: 'e2', piece: white },
    { kind: 'slide', from: 'e2', to: 'e3', piece: black },
    { kind: 'slide', from: 'e3', to: 'e4', piece: white },
  ] as const;
  const after = { e1: [], e2: [white], e3: [black], e4: [white] };
  expect(afterBeat(before, slides, gipfSkin)).toEqual(after);
  expect(afterBeat(before, slides.toReversed(), gipfSkin)).toEqual(after);
});

test('a flip turns the marker and not the ring over it', () => {
  expect(afterBeat({ f6: [marker, ring] }, [{ kind: 'flip', at: 'f6', to: 'black' }])).toEqual({
    f6: [{ kind: 'marker', side: 'black' }, ring],
  });
});

test('what is removed is gone, and what was never there does no harm', () => {
  expect(afterBeat({ f6: [marker, ring] }, [{ kind: 'remove', at: 'f6', piece: ring }])).toEqual({
    f6: [marker],
  });
  expect(afterBeat({}, [{ kind: 'remove', at: 'f6', piece: ring }])).toEqual({ f6: [] });
});
