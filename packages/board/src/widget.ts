import { BOX } from './geometry.js';
import { layerIn, svgElement } from './layer.js';
import { loupeFor } from './loupe.js';
import { listenToKeys } from './keyboard.js';
import { run, type Run, type Stage } from './motion.js';
import { noteElement } from './note.js';
import { definitions } from './pieces.js';
import { plate } from './plate.js';
import { pointsLayer } from './points.js';
import { listenToPointers } from './pointer.js';
import { LAYERS, sceneOf, type Layer } from './scene.js';
import { pagePalette as paint } from './themes.js';
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

/** Puts a board into `host`, which gives it its size; the board keeps its own proportions. */
export const mountBoard = (host: HTMLElement, first: View, given: BoardOptions): BoardHandle => {
  const id = `kb${++mounted}`;
  let view = first;
  let options = given;
  let running: Run | undefined;
  let plated = '';

  const root = document.createElement('div');
  root.className = 'kb';
  const svg = svgElement('svg', { class: 'kb-svg' });
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
  const loupe = loupeFor(`${id}-scene`);
  const note = noteElement();
  svg.append(defs, scene, dragged, points.grid);
  root.append(svg, note.element, loupe.element);
  host.replaceChildren(root);

  const draw = (now: View): void => {
    const looks = { turned: now.turned === true, coordinates: now.coordinates !== false, thumbnail: false };
    const key = `${now.game} ${looks.turned} ${looks.coordinates}`;
    if (key !== plated) {
      svg.setAttribute('viewBox', BOX[now.game].join(' '));
      defs.innerHTML = definitions(now.game, paint, id);
      ground.innerHTML = plate(now.game, paint, id, looks);
      plated = key;
    }
    const shapes = sceneOf(now, id, paint);
    for (const name of LAYERS) layers[name].draw(shapes[name]);
  };

  /** What is spoken, and whether there is anything to do, follow the view at once; only the drawing takes its time. */
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
      points.update(view, options);
    } else points.grid.remove();
  };

  const settle = (): void => {
    running?.stop();
    running = undefined;
    draw(view);
    note.show(view, svg);
  };

  const find = (key: string): SVGElement | undefined => layers.pieces.find(key);
  const stage = (): Stage => ({
    id,
    leaving,
    draw,
    find,
    sounds: options.sounds && {
      play: (name, after = 0) => options.sounds?.play(name, after / options.speed),
    },
  });

  const show = async (next: View, beats: readonly Beat[] = []): Promise<void> => {
    if (running !== undefined) settle();
    const before = view;
    view = next;
    describe();
    if (beats.length === 0 || options.speed <= 0 || before.game !== next.game || wantsStillness()) {
      settle();
      for (const kind of new Set(beats.flat().map(motion => motion.kind))) options.sounds?.play(SOUND[kind]);
      return;
    }
    note.show({ ...next, note: undefined }, svg);
    const mine = run(stage(), before, next, beats, options.speed);
    running = mine;
    await mine.done;
    if (running === mine) settle();
  };

  const silence = new AbortController();
  const { signal } = silence;
  const current = { view: () => view, handlers: () => options.handlers };
  listenToPointers({ id, svg, dragged, points, loupe, find, ...current }, signal);
  listenToKeys(root, points, current.view, current.handlers, signal);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden && running !== undefined) settle();
    },
    { signal },
  );
  const resized = new ResizeObserver(() => {
    if (view.note !== undefined && running === undefined) note.show(view, svg);
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
      running?.stop();
      running = undefined;
      silence.abort();
      resized.disconnect();
      root.remove();
    },
  };
};
