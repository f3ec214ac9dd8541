// The whole game as an animated picture.
import { aspectOf, boardSvg, turnViews, type PictureOptions, type View } from '@korong/board';
import type { Pixels } from '@korong/board/gif';
import { positionAt, type Match } from '@korong/match';
import type { AnyGameUi } from '../../games/gameUi.js';
import { canvasOf } from '../../ui/files.js';
import type { GifJob } from './gifWorker.js';

const WIDTH = 400;

const draw = async (ui: AnyGameUi, view: View, look: PictureOptions, height: number): Promise<Pixels> => {
  const svg = boardSvg(ui.skin, view, { ...look, width: WIDTH });
  const canvas = await canvasOf(svg, WIDTH, height);
  const context = canvas.getContext('2d')!;
  // A picture without a ground would be black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = look.scheme === 'dark' ? '#1b1b1b' : '#ffffff';
  context.fillRect(0, 0, WIDTH, height);
  return context.getImageData(0, 0, WIDTH, height).data;
};

const encode = (job: GifJob): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      worker.terminate();
      resolve(new Blob([data], { type: 'image/gif' }));
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker failed.'));
    });
    worker.postMessage(
      job,
      job.pictures.map(({ buffer }) => buffer),
    );
  });

/** A GIF with a frame for the start and one for each turn; `drawn` hears how many there are already. */
export const animationOf = async (
  ui: AnyGameUi,
  match: Match,
  look: PictureOptions & { readonly turned: boolean },
  drawn: (n: number, all: number) => void,
): Promise<Blob> => {
  const { turned, ...picture } = look;
  const positions = Array.from({ length: match.turns.length + 1 }, (_, i) => positionAt(match, i));
  const views = turnViews(positions.map(position => ui.contents(position as never)));
  const height = Math.round(WIDTH / aspectOf(ui.skin));
  const pictures: Pixels[] = [];
  for (const view of views) {
    drawn(pictures.length + 1, views.length);
    pictures.push(await draw(ui, { ...view, turned }, picture, height));
  }
  return encode({ frames: { width: WIDTH, height, milliseconds: 900, last: 3_000 }, pictures });
};
