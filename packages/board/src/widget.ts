import { createAnimator } from './animator.js';
import { geometryOf, type Geometry } from './geometry.js';
import { layerIn, svgElement } from './layer.js';
import { listenToKeys } from './input/keyboard.js';
import type { Loupe } from './input/loupe.js';
import type { Stage } from './motion.js';
import { noteLayer } from './noteLayer.js';
import { definitions } from './pieces.js';
import { plate } from './plate.js';
import { pointsLayer } from './points.js';
import { listenToPointers } from './input/pointer.js';
import { LAYERS, sceneOf, type Layer } from './scene.js';
import type { BoardSkin } from './skin.js';
import { pagePalette as paint } from './palette.js';
import type { Beat, BoardHandle, BoardOptions, Motion, SoundName, View } from './types.js';
import type { LayerOfShapes } from './layer.js';

let mounted = 0;

const SOUND: Readonly<Record<Motion['kind'], SoundName>> = {
  place: 'place',
  remove: 'take',
  slide: 'slide',
  flip: 'flip',
};

const wantsStillness = (): boolean =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts a board with this skin into `host`, which determines its size. The board keeps its own proportions. */
export const mountBoard = (
  host: HTMLElement,
  skin: BoardSkin,
  first: View,
  given: BoardOptions,
): BoardHandle => {
  const id = `kb${++mounted}`;
  let view = first;
  let options = given;
  let plated = '';

  const root = document.createElement('div');
  root.className = 'kb';
  const svg = svgElement('svg', { class: 'kb-svg', viewBox: skin.box.join(' ') });
  const scene = svgElement('g', { id: `${id}-scene`, 'aria-hidden': 'true' });
  const [defs, ground, leaving, dragged] = [
    svgElement('defs'),
    svgElement('g'),
    svgElement('g'),
    svgElement('g', { 'aria-hidden': 'true' }),
  ];
  scene.append(ground);
  const layers = Object.fromEntries(
    LAYERS.map(name => {
      const group = svgElement('g', { class: `kb-${name}` });
      scene.append(group);
      return [name, layerIn(group)];
    }),
  ) as Record<Layer, LayerOfShapes>;
  scene.append(leaving);
  const points = pointsLayer();
  svg.append(defs, scene, dragged, points.grid);
  root.append(svg);
  host.replaceChildren(root);
  defs.innerHTML = definitions(skin, paint, id);

  const geometry = (): Geometry => geometryOf(skin, view.turned);

  const draw = (now: View): void => {
    const looks = { turned: now.turned === true, coordinates: now.coordinates !== false, thumbnail: false };
    const key = `${looks.turned} ${looks.coordinates}`;
    if (key !== plated) {
      ground.innerHTML = plate(skin, paint, id, looks);
      plated = key;
    }
    const shapes = sceneOf(skin, now, id, paint);
    for (const name of LAYERS) layers[name].draw(shapes[name]);
  };

  /** Spoken names and touchable points follow the view at once. Only the drawing is animated. */
  const describe = (): void => {
    const live = options.handlers.touch !== undefined;
    root.dataset.theme = options.theme;
    svg.classList.toggle('kb-live', live);
    points.grid.toggleAttribute('hidden', !live);
    svg.setAttribute('role', live ? 'presentation' : 'img');
    if (live) svg.removeAttribute('aria-label');
    else svg.setAttribute('aria-label', options.boardLabel);
    if (live) {
      if (!points.grid.isConnected) svg.append(points.grid);
      points.update(view, geometry(), options);
    } else points.grid.remove();
  };

  const note = noteLayer(root, svg);
  const fetchLoupe = async (): Promise<Loupe> => {
    const { loupeFor } = await import('./input/loupe.js');
    const loupe = loupeFor(`${id}-scene`);
    root.append(loupe.element);
    return loupe;
  };

  const find = (key: string): SVGElement | undefined => layers.pieces.find(key);
  const stage = (): Stage => ({
    id,
    skin,
    leaving,
    draw,
    find,
    sounds: options.sounds && {
      play: (name, after = 0) => options.sounds?.play(name, after / options.speed),
    },
  });

  const animator = createAnimator(stage);
  const settle = (): void => {
    animator.stop();
    draw(view);
    note.show(view, geometry());
  };

  const show = async (next: View, beats: readonly Beat[] = []): Promise<void> => {
    if (animator.isRunning) settle();
    const before = view;
    view = next;
    describe();
    if (beats.length === 0 || options.speed <= 0 || wantsStillness()) {
      settle();
      for (const kind of new Set(beats.flat().map(motion => motion.kind))) options.sounds?.play(SOUND[kind]);
      return;
    }
    note.show({ ...next, note: undefined }, geometry());
    // While the motion code is fetched another view may be shown, or the board removed.
    const isCurrent = (): boolean => view === next && !signal.aborted;
    if (await animator.play(before, next, beats, options.speed, isCurrent)) settle();
  };

  const silence = new AbortController();
  const { signal } = silence;
  const current = { geometry, view: () => view, handlers: () => options.handlers };
  listenToPointers({ id, svg, dragged, points, fetchLoupe, find, ...current }, signal);
  listenToKeys(root, points, geometry, current.view, current.handlers, signal);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden && animator.isRunning) settle();
    },
    { signal },
  );
  const resized = new ResizeObserver(() => {
    if (view.note !== undefined && !animator.isRunning) note.show(view, geometry());
  });
  resized.observe(root);

  describe();
  settle();
  return {
    show,
    set: changed => {
      options = { ...options, ...changed };
      describe();
    },
    focus: (point = points.active) => {
      points.activate(point, true);
    },
    destroy: () => {
      animator.stop();
      silence.abort();
      resized.disconnect();
      root.remove();
    },
  };
};
