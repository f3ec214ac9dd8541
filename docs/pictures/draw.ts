// Draws the boards of the README: node docs/pictures/draw.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { gipf, isDot, yinsh, type AnyGame, type Board, type Point } from '@korong/rules';

const UNIT = 46;
const x = (board: Board, p: Point): number => board.spots[p]!.q * UNIT * Math.sqrt(0.75);
const y = (board: Board, p: Point): number => (board.spots[p]!.q / 2 - board.spots[p]!.r) * UNIT;
const n = (value: number): string => String(Math.round(value * 10) / 10);

const line = (board: Board, points: readonly Point[]): string => {
  const [a, b] = [points.at(0)!, points.at(-1)!];
  return `<path d="M${n(x(board, a))} ${n(y(board, a))}L${n(x(board, b))} ${n(y(board, b))}"/>`;
};

const use = (board: Board, p: Point, id: string): string =>
  `<use href="#${id}" x="${n(x(board, p))}" y="${n(y(board, p))}"/>`;

const name = (board: Board, p: Point, dx: number, dy: number): string =>
  `<text x="${n(x(board, p) + dx)}" y="${n(y(board, p) + dy)}">${board.name(p)}</text>`;

const DEFS = `<defs>
<radialGradient id="wood" cx="50%" cy="42%" r="70%"><stop offset="0" stop-color="#9a8f7d"/><stop offset="1" stop-color="#80745f"/></radialGradient>
<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="1.6" stdDeviation="1.4" flood-opacity=".45"/></filter>
<g id="w" filter="url(#soft)"><circle r="13.5" fill="#f6f2e8" stroke="#b9b2a2"/><circle r="9" fill="none" stroke="#d9d3c4" stroke-width="1.6"/></g>
<g id="b" filter="url(#soft)"><circle r="13.5" fill="#22252b" stroke="#0b0c0f"/><circle r="9" fill="none" stroke="#454a54" stroke-width="1.6"/></g>
<g id="W" filter="url(#soft)" fill="none"><circle r="16.5" stroke="#b9b2a2" stroke-width="7.4"/><circle r="16.5" stroke="#f6f2e8" stroke-width="5.8"/></g>
<g id="B" filter="url(#soft)" fill="none"><circle r="16.5" stroke="#050608" stroke-width="7.4"/><circle r="16.5" stroke="#2b2f37" stroke-width="5.8"/></g>
<g id="WW"><use href="#w" y="3.5"/><use href="#w" y="-4.5"/></g>
<g id="BB"><use href="#b" y="3.5"/><use href="#b" y="-4.5"/></g>
</defs>`;

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 3;
    return `${n(radius * Math.cos(angle))},${n(radius * Math.sin(angle))}`;
  }).join(' ');

const picture = (title: string, radius: number, parts: readonly string[]): string => {
  const size = 2 * radius + 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(-size / 2)} ${n(-size / 2)} ${n(size)} ${n(size)}" width="440" role="img">`,
    `<title>${title}</title>`,
    DEFS,
    `<polygon points="${hexagon(radius)}" fill="url(#wood)" stroke="#6a5f4c" stroke-width="3" stroke-linejoin="round"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
};

const group = (attributes: string, parts: readonly string[]): string =>
  `<g ${attributes}>\n${parts.join('\n')}\n</g>`;
const LINES = 'stroke="#4d4434" stroke-width="1.5" stroke-linecap="round"';
const NAMES = 'fill="#2f291e" font-family="system-ui,sans-serif" font-size="12" text-anchor="middle"';

interface CorpusGame {
  readonly game: string;
  readonly variant: string;
  readonly steps: readonly string[];
}

const corpus = readFileSync(new URL('../../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(text => JSON.parse(text) as CorpusGame);

/** What stands on the board after the first steps of a game of the corpus. */
const cellsOf = (game: AnyGame, variant: string, which: number, steps: number): readonly string[] => {
  const played = corpus.filter(g => g.game === game.name && g.variant === variant)[which]!;
  const options = game.readOptions({ variant });
  if (!options.ok) throw new Error(options.error.code);
  const position = played.steps.slice(0, steps).reduce((now, text) => {
    const step = game.steps(now).find(s => game.stepText(s) === text);
    return game.play(now, step);
  }, game.start(options.value));
  return (position as { readonly cells: readonly string[] }).cells;
};

const drawYinsh = (): string => {
  const { board } = yinsh;
  const cells = cellsOf(yinsh, 'standard', 1, 44);
  const ends = board.columns.flatMap(column => [
    name(board, column.at(0)!, 0, 30),
    name(board, column.at(-1)!, 0, -22),
  ]);
  return picture('A game of YINSH', 272, [
    group(
      LINES,
      board.lines.map(points => line(board, points)),
    ),
    group(NAMES, ends),
    ...board.points.filter(p => cells[p] !== '.').map(p => use(board, p, cells[p]!)),
  ]);
};

const drawGipf = (): string => {
  const { board } = gipf;
  const cells = cellsOf(gipf, 'standard', 3, 18);
  const isLine = (points: readonly Point[]): boolean => !points.every(isDot);
  const dots = board.points
    .filter(isDot)
    .map(p => `<circle cx="${n(x(board, p))}" cy="${n(y(board, p))}" r="4.5"/>`);
  const spot = (p: Point): string => ({ '.': '', W: 'WW', B: 'BB' })[cells[p]!] ?? cells[p]!;
  return picture('A game of GIPF', 236, [
    group(
      LINES,
      board.lines.filter(isLine).map(points => line(board, points)),
    ),
    group('fill="#3a3326"', dots),
    group(
      NAMES,
      board.points.filter(isDot).map(p => name(board, p, x(board, p) * 0.095, y(board, p) * 0.095 + 4)),
    ),
    ...board.points.filter(p => spot(p) !== '').map(p => use(board, p, spot(p))),
  ]);
};

writeFileSync(new URL('yinsh.svg', import.meta.url), drawYinsh());
writeFileSync(new URL('gipf.svg', import.meta.url), drawGipf());
