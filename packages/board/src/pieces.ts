// SVG definitions for pieces. Each piece is defined once and used by reference, so a piece on the board is a single element.
import { element } from './shapes.js';
import { pieceId, type BoardSkin } from './skin.js';
import type { Palette } from './palette.js';
import type { Side } from './types.js';

/** The highlight. */
export const light = (side: Side, paint: Palette): string =>
  side === 'white' ? '#fff' : paint('black-light');

const SIDES = ['white', 'black'] as const;
const OWNERS = [...SIDES, 'neutral'] as const;

export const disc = (side: Side, paint: Palette, id: string, r: number, y = 0): string =>
  element(
    'g',
    { transform: `translate(0 ${y})` },
    [
      element('circle', { cy: 4.5, r, fill: paint(`${side}-edge`) }),
      element('circle', {
        r: r - 0.8,
        fill: `url(#${id}-${side})`,
        stroke: paint(`${side}-edge`),
        'stroke-width': 1.6,
      }),
      element('circle', {
        cy: 1.4,
        r: r * 0.64,
        fill: 'none',
        stroke: light(side, paint),
        'stroke-width': 1.6,
        opacity: 0.8,
      }),
      element('circle', {
        r: r * 0.64,
        fill: 'none',
        stroke: paint(`${side}-groove`),
        'stroke-width': 2.4,
      }),
    ].join(''),
  );

export const shadow = (id: string, r: number, y: number): string =>
  element('circle', { cy: y, r: r * 1.32, fill: `url(#${id}-shadow)` });

const stop = (offset: number, colour: string, opacity = 1): string =>
  element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

const gradients = (paint: Palette, id: string): string => {
  const grain = (name: string, x: number, y: number, stops: readonly (readonly [number, number])[]): string =>
    element(
      'linearGradient',
      {
        id: `${id}-${name}`,
        gradientUnits: 'userSpaceOnUse',
        x1: 0,
        y1: 0,
        x2: x,
        y2: y,
        spreadMethod: 'repeat',
      },
      stops.map(([at, opacity]) => stop(at, paint('grain'), opacity)).join(''),
    );
  // Hollow, so that a ring stays open.
  const glow = (name: 'may' | 'last'): string =>
    element(
      'radialGradient',
      { id: `${id}-glow-${name}` },
      stop(0.42, paint(name), 0) + stop(0.62, paint(name), 0.8) + stop(1, paint(name), 0),
    );
  return [
    element(
      'radialGradient',
      { id: `${id}-face`, cx: 0.42, cy: 0.36, r: 0.75 },
      stop(0, paint('board')) + stop(1, paint('shade')),
    ),
    // Two grains of different length, which hides the repetition.
    grain('grain', 13, 83, [
      [0, 0],
      [0.22, 0.1],
      [0.3, 0.02],
      [0.55, 0.13],
      [0.6, 0],
      [0.82, 0.09],
      [1, 0],
    ]),
    grain('grain2', -9, 217, [
      [0, 0],
      [0.12, 0.12],
      [0.2, 0],
      [0.5, 0.02],
      [0.66, 0.14],
      [0.71, 0.02],
      [1, 0],
    ]),
    element('radialGradient', { id: `${id}-shadow` }, stop(0.55, '#000', 0.5) + stop(1, '#000', 0)),
    element(
      'radialGradient',
      { id: `${id}-ring-shadow` },
      stop(0.42, '#000', 0) + stop(0.6, '#000', 0.45) + stop(0.78, '#000', 0.4) + stop(1, '#000', 0),
    ),
    glow('may'),
    glow('last'),
    ...SIDES.map(side =>
      element(
        'linearGradient',
        { id: `${id}-${side}`, x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
        stop(0, light(side, paint)) + stop(0.5, paint(side)) + stop(1, paint(side)),
      ),
    ),
  ].join('');
};

/** The definitions that the shapes of a board refer to. */
export const definitions = (skin: BoardSkin, paint: Palette, id: string): string => {
  const define = (name: string, inside: string): string => element('g', { id: name }, inside);
  const drawn = OWNERS.flatMap(owner =>
    Object.entries(skin.pieces).flatMap(([kind, { faces, half }]) => {
      const [face, turned] = [faces[owner], owner === 'neutral' ? undefined : half?.[owner]];
      return [
        ...(face ? [define(pieceId(id, kind, owner), face(paint, id))] : []),
        ...(turned ? [define(pieceId(id, `${kind}-half`, owner), turned(paint, id))] : []),
      ];
    }),
  );
  return gradients(paint, id) + drawn.join('');
};
