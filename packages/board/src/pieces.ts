// How pieces look. Each is drawn once among the definitions and used by reference, so that a piece on the board is one element.
import { element } from './shapes.js';
import type { Palette } from './themes.js';
import type { GameName, PieceKind, Side } from './types.js';

/** What catches the light. */
const light = (side: Side, paint: Palette): string => (side === 'white' ? '#fff' : paint('black-light'));

export const SIDES = ['white', 'black'] as const;

/** Outer radius of what stands on a point. */
export const RADIUS: Readonly<Record<PieceKind, number>> = {
  ring: 45,
  marker: 30,
  piece: 38,
  gipf: 40,
  zertz: 38,
  yinsh: 38,
  dvonn: 38,
  tamsk: 38,
  punct: 38,
};

const RING = { radius: 37.5, width: 14 };

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

const shadow = (id: string, r: number, y: number): string =>
  element('circle', { cy: y, r: r * 1.32, fill: `url(#${id}-shadow)` });

const ring = (side: Side, paint: Palette, id: string): string => {
  const { radius: r, width } = RING;
  const stroke = (colour: string, w: number, y = 0, opacity = 1): string =>
    element('circle', { cy: y, r, fill: 'none', stroke: colour, 'stroke-width': w, opacity });
  return [
    element('circle', { cy: 7, r: 58, fill: `url(#${id}-ring-shadow)` }),
    stroke(paint(`${side}-edge`), width, 4.5),
    stroke(paint(`${side}-edge`), width),
    stroke(`url(#${id}-${side})`, width - 3),
    stroke(paint(`${side}-groove`), 3.2, 0.8, 0.6),
    stroke(light(side, paint), 2.6, -0.8, 0.9),
  ].join('');
};

/** The right half of a disc, as the other side of a marker that is about to be flipped. */
const half = (side: Side, paint: Palette, id: string): string => {
  const arc = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`;
  const r = RADIUS.marker - 0.8;
  return element(
    'g',
    { transform: 'rotate(35)' },
    [
      element('path', {
        d: `${arc(r)}Z`,
        fill: `url(#${id}-${side})`,
        stroke: paint(`${side}-edge`),
        'stroke-width': 1.6,
      }),
      element('path', {
        d: arc(r * 0.64),
        fill: 'none',
        stroke: paint(`${side}-groove`),
        'stroke-width': 2.4,
      }),
    ].join(''),
  );
};

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
    // Two grains of different length, so that their repetition is not seen.
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

type Drawing = (side: Side, paint: Palette, id: string) => string;

/** Further pieces of GIPF, once somebody has fetched them. */
let further: Readonly<Record<string, Drawing>> = {};
export const bringInPieces = (drawings: Readonly<Record<string, Drawing>>): void => {
  further = drawings;
};

/** What the shapes of a game refer to. */
export const definitions = (game: GameName, paint: Palette, id: string): string => {
  const drawn = SIDES.flatMap(side => {
    const piece = (kind: string, inside: string): string =>
      element('g', { id: `${id}-${kind}-${side}` }, inside);
    const { marker, piece: single } = RADIUS;
    if (game === 'yinsh')
      return [
        piece('ring', ring(side, paint, id)),
        piece('marker', shadow(id, marker, 6) + disc(side, paint, id, marker)),
        piece('half', half(side, paint, id)),
      ];
    return [
      piece('piece', shadow(id, single, 7) + disc(side, paint, id, single)),
      piece(
        'gipf',
        shadow(id, single, 15) +
          disc(side, paint, id, single, 7) +
          // The edge between the two.
          element('circle', { cy: -5, r: single + 0.8, fill: paint(`${side}-groove`) }) +
          disc(side, paint, id, single, -10),
      ),
      ...Object.entries(further).map(([kind, draw]) => piece(kind, draw(side, paint, id))),
    ];
  });
  return gradients(paint, id) + drawn.join('');
};
