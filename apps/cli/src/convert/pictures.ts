// Pictures of games, still and animated.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { aspectOf, boardSvg, contentsOf, skinOf, turnViews, type View } from '@korong/board';
import type { Pixels } from '@korong/board/gif';
import { isGameName, replay, type GameName, type GameRecord } from '@korong/rules';

const WIDTH = 400;

interface Pictures {
  readonly game: GameName;
  readonly views: readonly View[];
}

/** A view for each turn of a record that replays, and one for its start. */
const picturesOf = (record: GameRecord): Pictures | undefined => {
  const played = replay(record);
  if (!played.ok || !isGameName(record.game)) return undefined;
  const { game } = record;
  const { start, turns } = played.value;
  const positions = [start, ...turns.map(({ position }) => position)];
  return { game, views: turnViews(positions.map(position => contentsOf(game, position))) };
};

/** The position after a turn that the record has, as SVG; the last one by default. */
export const svgPicture = (record: GameRecord, turn?: number): string | undefined => {
  const pictures = picturesOf(record);
  const view = pictures?.views.at(turn ?? -1);
  return pictures && view && `${boardSvg(skinOf(pictures.game), view, { width: WIDTH })}\n`;
};

type Resvg = typeof import('@resvg/resvg-wasm').Resvg;
let loaded: Promise<Resvg> | undefined;

/** Loaded with the first animated picture. */
const loadResvg = async (): Promise<Resvg> => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
};

/** The whole game as an animated picture. It has no coordinates: the drawing program brings no font. */
export const gifPicture = async (record: GameRecord): Promise<Uint8Array | undefined> => {
  const pictures = picturesOf(record);
  if (pictures === undefined) return undefined;
  const { gifOf } = await import('@korong/board/gif');
  const Renderer = await (loaded ??= loadResvg());
  const skin = skinOf(pictures.game);
  const height = Math.round(WIDTH / aspectOf(skin));
  const draw = (view: View): Pixels => {
    const svg = boardSvg(skin, { ...view, coordinates: false }, { width: WIDTH });
    const image = new Renderer(svg, { background: 'white', fitTo: { mode: 'width', value: WIDTH } }).render();
    const pixels = new Uint8ClampedArray(4 * WIDTH * height);
    pixels.set(image.pixels.subarray(0, pixels.length));
    image.free();
    return pixels;
  };
  return gifOf({ width: WIDTH, height, milliseconds: 900, last: 3_000 }, pictures.views.map(draw));
};
