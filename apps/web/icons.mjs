// node apps/web/icons.mjs: draws the icons in public/icons, as SVG and, point by point, as PNG. Run it after a change here.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { PUBLIC } from './build/places.mjs';

/** On a square of side 1. `within` of the edge of a disc or ring; the later one lies on top. */
const BOARD = '#a47d4d';
const LINE = '#8a6638';
const ring = { x: 0.43, y: 0.43, r: 0.235, width: 0.105 };
const disc = { x: 0.66, y: 0.66, r: 0.175 };
const SHAPES = [
  {
    kind: 'circle',
    ...ring,
    inner: ring.r - ring.width / 2,
    outer: ring.r + ring.width / 2,
    colour: '#f8f1e2',
  },
  { kind: 'circle', ...disc, inner: 0, outer: disc.r + 0.035, colour: BOARD },
  { kind: 'circle', ...disc, inner: 0, outer: disc.r, colour: '#29241f' },
  { kind: 'circle', ...disc, inner: 0.1, outer: 0.118, colour: '#5d554c' },
];
const LINES = [0, 60, 120].map(degrees => ({
  x: ring.x,
  y: ring.y,
  angle: ((degrees + 30) * Math.PI) / 180,
}));
const LINE_WIDTH = 0.022;
const CORNER = 0.22;
/** No edge at all. */
const EVERYWHERE = -1;

const rgb = hex => [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16));

const insideSquare = (x, y, corner) => {
  if (corner === EVERYWHERE) return true;
  const [dx, dy] = [Math.abs(x - 0.5) - (0.5 - corner), Math.abs(y - 0.5) - (0.5 - corner)];
  return dx <= 0 || dy <= 0 ? Math.max(dx, dy) <= corner : Math.hypot(dx, dy) <= corner;
};

/** The colour at a point, or undefined outside. */
const colourAt = (x, y, corner) => {
  if (!insideSquare(x, y, corner)) return undefined;
  for (const { x: cx, y: cy, inner, outer, colour } of SHAPES.toReversed()) {
    const far = Math.hypot(x - cx, y - cy);
    if (far >= inner && far <= outer) return rgb(colour);
  }
  const on = LINES.some(
    line =>
      Math.abs((x - line.x) * Math.sin(line.angle) - (y - line.y) * Math.cos(line.angle)) < LINE_WIDTH / 2,
  );
  return rgb(on ? LINE : BOARD);
};

const FINE = 4;

/** One pixel, the mean of a few points in it. */
const pixel = (size, column, row, { corner, scale }) => {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < FINE * FINE; i++) {
    const at = (cell, part) => ((cell + (part + 0.5) / FINE) / size - 0.5) / scale + 0.5;
    const colour = colourAt(at(column, i % FINE), at(row, Math.floor(i / FINE)), corner);
    if (colour) [...colour, 255].forEach((value, c) => (sum[c] += value));
  }
  const seen = sum[3] / 255;
  return [...sum.slice(0, 3).map(value => (seen === 0 ? 0 : value / seen)), sum[3] / (FINE * FINE)].map(
    Math.round,
  );
};

const chunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const png = (size, look) => {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0, at = 0; row < size; row++) {
    rows[at++] = 0;
    for (let column = 0; column < size; column++) {
      for (const value of pixel(size, column, row, look)) rows[at++] = value;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const n = value => String(Math.round(value * 5120) / 10);

const svg = () => {
  const lines = LINES.map(({ x, y, angle }) => {
    const [dx, dy] = [2 * Math.cos(angle), 2 * Math.sin(angle)];
    return `<path d="M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}"/>`;
  });
  const circles = SHAPES.map(({ x, y, inner, outer, colour }) =>
    inner === 0
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(outer)}" fill="${colour}"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n((inner + outer) / 2)}" fill="none" stroke="${colour}" stroke-width="${n(outer - inner)}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<clipPath id="c"><rect width="512" height="512" rx="${n(CORNER)}"/></clipPath>`,
    `<g clip-path="url(#c)"><rect width="512" height="512" fill="${BOARD}"/>`,
    `<g stroke="${LINE}" stroke-width="${n(LINE_WIDTH)}">${lines.join('')}</g>`,
    ...circles,
    '</g></svg>',
    '',
  ].join('\n');
};

const folder = join(PUBLIC, 'icons');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'icon.svg'), svg());
for (const size of [192, 512])
  writeFileSync(join(folder, `icon-${size}.png`), png(size, { corner: CORNER, scale: 1 }));
// Systems that cut icons to their own shape want the whole square, and nothing of weight near its edge.
writeFileSync(join(folder, 'icon-180.png'), png(180, { corner: 0, scale: 1 }));
writeFileSync(join(folder, 'maskable-512.png'), png(512, { corner: EVERYWHERE, scale: 0.8 }));
