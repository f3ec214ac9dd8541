// Makes an animated picture beside the page, which stays free.
import { gifOf, type Frames, type Pixels } from '@korong/board/gif';

export interface GifJob {
  readonly frames: Frames;
  readonly pictures: readonly Pixels[];
}

addEventListener('message', ({ data: { frames, pictures } }: MessageEvent<GifJob>) => {
  void gifOf(frames, pictures).then(bytes => {
    postMessage(bytes);
  });
});
