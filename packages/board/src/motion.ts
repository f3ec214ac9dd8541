// Plays beats as animations of the elements on the board, and leaves no trace of them.
import { afterBeat } from './beats.js';
import { geometryOf } from './geometry.js';
import { svgElement } from './layer.js';
import { pieceKey, raised } from './scene.js';
import { lookOf, pieceId, type BoardSkin } from './skin.js';
import type { XY } from './shapes.js';
import type { Beat, Motion, Piece, Sounds, View } from './types.js';

/** The part of the board that a run of beats uses. */
export interface Stage {
  readonly id: string;
  readonly skin: BoardSkin;
  /** The layer for things that are leaving the board. */
  readonly leaving: SVGGElement;
  draw(view: View): void;
  find(key: string): SVGElement | undefined;
  readonly sounds: Sounds | undefined;
}

export interface Run {
  readonly done: Promise<void>;
  /** Ends the run at once. The caller draws the next view. */
  stop(): void;
}

const EASE = 'cubic-bezier(.45,.05,.25,1)';
const OUT = 'cubic-bezier(.2,.7,.3,1)';
/** Milliseconds at speed 1. */
const TIME = {
  place: 300,
  lift: 90,
  perUnit: 0.75,
  push: 260,
  flip: 240,
  nextFlip: 110,
  remove: 380,
  nextRemove: 35,
};

const at = ({ x, y }: XY, rest = ''): string => `translate(${x}px, ${y}px) ${rest}`;

type Play = (element: SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions) => void;

const copy = (stage: Stage, piece: Piece): SVGElement => {
  const made = svgElement('use', { href: `#${pieceId(stage.id, piece.kind, piece.side)}` });
  stage.leaving.append(made);
  return made;
};

const slide = (element: SVGElement, a: XY, b: XY, isLifted: boolean, play: Play): void => {
  if (!isLifted) {
    play(element, [{ transform: at(a) }, { transform: at(b) }], { duration: TIME.push, easing: EASE });
    return;
  }
  const way = Math.hypot(b.x - a.x, b.y - a.y) * TIME.perUnit;
  const duration = way + 2 * TIME.lift;
  const lifted = (p: XY): string => at({ x: p.x, y: p.y - 12 }, 'scale(1.1)');
  play(
    element,
    [
      { transform: at(a, 'scale(1)'), easing: OUT },
      { transform: lifted(a), offset: TIME.lift / duration, easing: EASE },
      { transform: lifted(b), offset: 1 - TIME.lift / duration, easing: 'ease-in' },
      { transform: at(b, 'scale(1)') },
    ],
    { duration },
  );
};

/** The old face narrows and the new one widens, with a little hop. */
const flip = (element: SVGElement, old: SVGElement, p: XY, delay: number, play: Play): void => {
  const edge = at({ x: p.x, y: p.y - 10 }, 'scale(.04, 1.14)');
  const timing = { duration: TIME.flip / 2, fill: 'both' as const };
  play(
    old,
    [
      { transform: at(p, 'scale(1)') },
      { transform: edge, opacity: 1, offset: 0.999 },
      { transform: edge, opacity: 0 },
    ],
    {
      ...timing,
      delay,
      easing: 'ease-in',
    },
  );
  play(
    element,
    [
      { transform: edge, opacity: 0 },
      { transform: edge, opacity: 1, offset: 0.001 },
      { transform: at(p, 'scale(1)') },
    ],
    { duration: TIME.flip / 2, fill: 'backwards', delay: delay + TIME.flip / 2, easing: 'ease-out' },
  );
};

/** The height of a piece in a stack. */
const levelOf = (stack: readonly Piece[] | undefined, { kind, side }: Piece): number =>
  Math.max(0, stack?.findLastIndex(p => p.kind === kind && p.side === side) ?? 0);

/** `view` is the state before the beat, except that its pieces are already those after it. */
const perform = (stage: Stage, view: View, beat: Beat, play: Play, earlier: View['pieces']): void => {
  const { skin } = stage;
  const { byName } = geometryOf(skin, view.turned);
  const count: Partial<Record<Motion['kind'], number>> = {};
  for (const motion of beat) {
    const before = count[motion.kind] ?? 0;
    count[motion.kind] = before + 1;
    const place = byName.get(motion.kind === 'slide' ? motion.to : motion.at);
    if (place === undefined) continue;
    const found = (piece: Piece): SVGElement | undefined =>
      stage.find(pieceKey(skin, place.name, piece, levelOf(view.pieces[place.name], piece)));
    const on = (p: XY, name: string, piece: Piece, pieces: View['pieces']): XY =>
      raised(skin, p, levelOf(pieces[name], piece), piece);
    switch (motion.kind) {
      case 'place': {
        const element = found(motion.piece);
        const from = skin.besidePlace(view, motion.piece, undefined);
        if (element !== undefined)
          play(
            element,
            [
              { transform: at(from, 'scale(.8)') },
              { transform: at(on(place, place.name, motion.piece, view.pieces), 'scale(1)') },
            ],
            {
              duration: TIME.place,
              easing: OUT,
            },
          );
        if (before === 0) stage.sounds?.play('place', TIME.place * 0.8);
        break;
      }
      case 'remove': {
        const to = skin.besidePlace(view, motion.piece, motion.to);
        play(
          copy(stage, motion.piece),
          [
            { transform: at(on(place, place.name, motion.piece, earlier), 'scale(1)'), opacity: 1 },
            {
              transform: at({ x: place.x, y: place.y - 14 }, 'scale(1.12)'),
              opacity: 1,
              offset: 0.25,
              easing: EASE,
            },
            { transform: at(to, 'scale(.8)'), opacity: 1, offset: 0.95 },
            { transform: at(to, 'scale(.8)'), opacity: 0 },
          ],
          { duration: TIME.remove, delay: before * TIME.nextRemove, fill: 'both' },
        );
        if (before === 0) stage.sounds?.play('take', TIME.remove * 0.3);
        break;
      }
      case 'slide': {
        const element = found(motion.piece);
        const from = byName.get(motion.from);
        const isLifted = lookOf(skin, motion.piece)?.moves === 'lifted';
        if (element !== undefined && from !== undefined)
          slide(
            element,
            on(from, from.name, motion.piece, earlier),
            on(place, place.name, motion.piece, view.pieces),
            isLifted,
            play,
          );
        if (before === 0) stage.sounds?.play(isLifted ? 'slide' : 'push');
        break;
      }
      case 'flip': {
        const turned = view.pieces[place.name]?.find(piece => lookOf(skin, piece)?.half !== undefined);
        const element = turned && found(turned);
        const delay = before * TIME.nextFlip;
        if (element !== undefined) {
          const old = copy(stage, { ...turned!, side: motion.to === 'white' ? 'black' : 'white' });
          flip(element, old, place, delay, play);
        }
        stage.sounds?.play('flip', delay + TIME.flip * 0.4);
        break;
      }
    }
  }
};

/** Trays show the new counts from the start, unless a piece is still to arrive. */
const besideOn = (from: View, to: View, beats: readonly Beat[]): Pick<View, 'trays' | 'pool'> => {
  const arriving = beats.some(beat => beat.some(motion => motion.kind === 'remove'));
  const { trays, pool } = arriving ? from : to;
  return { trays, pool };
};

export const run = (stage: Stage, from: View, to: View, beats: readonly Beat[], speed: number): Run => {
  const quiet: View = {
    pieces: from.pieces,
    gone: from.gone,
    turned: to.turned,
    coordinates: to.coordinates,
    ...besideOn(from, to, beats),
  };
  let stopped = false;
  let playing: Animation[] = [];

  const play: Play = (element, frames, timing) => {
    const animation = element.animate(frames, timing);
    animation.playbackRate = speed;
    playing.push(animation);
  };
  const clear = (): void => {
    for (const animation of playing) animation.cancel();
    playing = [];
    stage.leaving.replaceChildren();
  };
  const go = async (): Promise<void> => {
    let { pieces } = from;
    for (const beat of beats) {
      const before = pieces;
      pieces = afterBeat(stage.skin, before, beat);
      stage.draw({ ...quiet, pieces });
      perform(stage, { ...quiet, pieces }, beat, play, before);
      // A cancelled animation rejects. The caller that cancelled it draws the next view.
      await Promise.allSettled(playing.map(animation => animation.finished));
      if (stopped) return;
      clear();
    }
  };
  return {
    done: go(),
    stop: () => {
      stopped = true;
      clear();
    },
  };
};
