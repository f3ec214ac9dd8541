// Draws the pictures of what-the-nets-teach.md and prints its figures: node docs/pictures/study.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { yinsh } from '@korong/rules';
import {
  GIPF_COUNTS,
  afterScore,
  chosen,
  decided,
  density,
  forced,
  ofRandomRings,
  pairsBrought,
  score,
  share,
  sum,
  total,
  tournamentGames,
  turned,
  withHandicap,
  type ByName,
  type GipfStudy,
  type Ratio,
  type Results,
  type Share,
  type YinshStudy,
} from '../../apps/web/src/games/statistics/study.ts';

const folder = new URL(
  process.argv[2] ?? '.',
  process.argv[2] ? `file://${process.cwd()}/` : import.meta.url,
);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const Y = read('study-yinsh.json') as YinshStudy;
const G = read('study-gipf.json') as GipfStudy;

// ---- numbers

const percent = (value: number): string => (100 * value).toFixed(1);
const told = (s: Share): string =>
  `${percent(s.share)} % (${percent(s.low)} to ${percent(s.high)}; ${s.count})`;
const toldRatio = (r: Ratio): string => `${percent(r.count / r.of)} ± ${percent(r.half)} % (of ${r.of})`;
const elo = (s: number): number => -400 * Math.log10(1 / s - 1);
const toldElo = (s: Share): string =>
  `${elo(s.share).toFixed(0)} Elo (${elo(s.low).toFixed(0)} to ${elo(s.high).toFixed(0)})`;
const toldDifference = (a: Share, b: Share): string => {
  const half = 1.96 * Math.hypot(...[a, b].map(s => Math.sqrt((s.share * (1 - s.share)) / s.count)));
  return `${percent(a.share - b.share)} ± ${percent(half)} points`;
};
/** The middle one of values that are counted by `counts[value]`. */
const median = (counts: readonly number[]): number => {
  let left = total(counts) / 2;
  return counts.findIndex(count => (left -= count) <= 0);
};
const say = (what: string, ...figures: readonly string[]): void => {
  console.log([what, ...figures].join(' · '));
};

// ---- drawing

const INK = '#2f291e';
const FAINT = '#8d8576';
const [BLUE, RED, GREEN] = ['#2a6f97', '#b5473c', '#55803a'];
const n = (value: number): string => String(Math.round(value * 10) / 10);

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${n(x)}" y="${n(y)}" ${more}>${words}</text>`;

const save = (name: string, title: string, width: number, height: number, parts: readonly string[]): void => {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" role="img" font-family="system-ui,sans-serif" font-size="13" fill="${INK}">`,
    `<title>${title}</title>`,
    `<rect width="100%" height="100%" rx="10" fill="#faf7f0" stroke="#d8d1c1"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
  writeFileSync(new URL(`study-${name}.svg`, folder), svg);
};

interface Row {
  readonly label: string;
  readonly value: Share;
  readonly colour?: string;
}

/** Shares with their intervals as points with arms, one below the other. The scale fits them. */
const rows = (title: string, all: readonly Row[], top: number, left: number, width: number): string[] => {
  const from = Math.min(0.5, Math.floor(Math.min(...all.map(r => 10 * r.value.low))) / 10);
  const to = Math.max(0.6, Math.ceil(Math.max(...all.map(r => 10 * r.value.high))) / 10);
  const x = (value: number): number => left + (width * (value - from)) / (to - from);
  const bottom = top + 30 + all.length * 26;
  const step = to - from > 0.65 ? 0.2 : to - from > 0.25 ? 0.1 : 0.05;
  const ticks = Array.from({ length: Math.floor((to - from) / step + 1.001) }, (_, i) => from + i * step);
  return [
    text(20, top, title, 'font-weight="600" font-size="15"'),
    ...ticks.map(
      t =>
        `<path d="M${n(x(t))} ${n(top + 14)}V${n(bottom)}" stroke="${Math.abs(t - 0.5) < 1e-9 ? FAINT : '#ddd6c8'}"/>` +
        text(
          x(t),
          bottom + 16,
          `${(100 * t).toFixed(0)} %`,
          `text-anchor="middle" font-size="11" fill="${FAINT}"`,
        ),
    ),
    ...all.flatMap(({ label, value, colour = BLUE }, i) => {
      const y = top + 32 + i * 26;
      return [
        text(left - 12, y + 4, label, 'text-anchor="end"'),
        `<path d="M${n(x(value.low))} ${y}H${n(x(value.high))}" stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity=".45"/>`,
        `<circle cx="${n(x(value.share))}" cy="${y}" r="5" fill="${colour}"/>`,
        text(left + width + 14, y + 4, `${percent(value.share)} %`, 'font-weight="600"'),
      ];
    }),
  ];
};

const heightOf = (count: number): number => 30 + count * 26 + 40;

// ---- YINSH boards

const { board } = yinsh;
const ROOT = Math.sqrt(0.75);
const orbitOf = new Map(Y.orbits.flatMap((names, k) => names.map(name => [name, k] as const)));

const mixed = (a: readonly number[], b: readonly number[], t: number): string =>
  `rgb(${a.map((v, i) => Math.round(v + (b[i]! - v) * Math.min(Math.max(t, 0), 1))).join(',')})`;
const PAPER = [239, 233, 220];
const DEEP = [18, 84, 120];

/** The board's points as discs in the colour of what `colour` says of them. */
const discs = (cx: number, cy: number, unit: number, colour: (orbit: number) => string): string[] => {
  const x = (p: number): number => cx + board.spots[p]!.q * unit * ROOT;
  const y = (p: number): number => cy + (board.spots[p]!.q / 2 - board.spots[p]!.r) * unit;
  return [
    `<g stroke="#cfc7b6" stroke-width="1">`,
    ...board.lines.map(
      line => `<path d="M${n(x(line[0]!))} ${n(y(line[0]!))}L${n(x(line.at(-1)!))} ${n(y(line.at(-1)!))}"/>`,
    ),
    '</g>',
    ...board.points.map(p => {
      const k = orbitOf.get(board.name(p))!;
      return `<circle cx="${n(x(p))}" cy="${n(y(p))}" r="${n(unit * 0.44)}" fill="${colour(k)}" stroke="#b9b09d" stroke-width=".6"/>`;
    }),
  ];
};

/** Shares of `top` and more have the deepest colour. */
const drawRings = (name: 'standard' | 'blitz', top: number): void => {
  const { placed } = Y[name];
  const most = Math.max(...placed.flatMap(counts => counts.map((_, k) => density(Y, counts, k))));
  const scale = Math.min(most, top);
  const unit = 15;
  const [w, h] = [180, 196];
  const parts = placed.flatMap((counts, i) => {
    const [column, row] = [Math.floor(i / 2), i % 2];
    const [cx, cy] = [20 + w * (column + 0.5), 66 + h * row + 100];
    return [
      text(
        cx,
        cy - 92,
        `${row ? 'Black' : 'White'}’s ${['first', 'second', 'third', 'fourth', 'fifth'][column]!}`,
        'text-anchor="middle" font-size="12"',
      ),
      ...discs(cx, cy, unit, k => mixed(PAPER, DEEP, density(Y, counts, k) / scale)),
    ];
  });
  const legend = [0, 0.25, 0.5, 0.75, 1].flatMap((t, i) => [
    `<rect x="${600 + i * 60}" y="22" width="60" height="12" fill="${mixed(PAPER, DEEP, t)}"/>`,
    text(
      630 + i * 60,
      48,
      `${t === 1 && most > scale ? '≥ ' : ''}${percent(t * scale)} %`,
      `text-anchor="middle" font-size="11" fill="${FAINT}"`,
    ),
  ]);
  save(`rings-${name}`, `YINSH ${name}: where the rings go`, 40 + 5 * w, 70 + 2 * h + 12, [
    text(20, 34, `YINSH ${name}: where the rings go`, 'font-weight="600" font-size="15"'),
    ...legend,
    ...parts,
  ]);
  placed.forEach((counts, i) => {
    const best = counts
      .map((_, k) => k)
      .sort((a, b) => density(Y, counts, b) - density(Y, counts, a))
      .slice(0, 4)
      .map(
        k =>
          `${Y.orbits[k]![0]!} ×${Y.orbits[k]!.length}: ${percent(counts[k]! / total(counts))} % together, ${percent(density(Y, counts, k))} % each`,
      );
    say(`${name} ring ${i + 1}`, ...best);
  });
  Y.orbits.forEach((points, k) => {
    const part = total(placed.map(counts => counts[k]!)) / total(placed.flat());
    say(
      `${name} ${points[0]!} ×${points.length}`,
      `${((part * 85) / points.length).toFixed(2)} times an even share`,
    );
  });
  for (const [k, found] of Object.entries(Y[name].byFirstRing)) {
    say(`${name} first ring on ${Y.orbits[Number(k)]![0]!}`, told(score(found)));
  }
};

/** How far apart the rings of a side stand. */
const drawApart = (): void => {
  const series = [
    { name: 'standard', label: 'standard', fill: BLUE },
    { name: 'blitz', label: 'blitz', fill: RED },
    { name: 'random rings', label: 'by lot', fill: '#c9c0ae' },
  ].map(one => ({ ...one, own: Y.apart[one.name]!.own }));
  const [left, base, high, step] = [44, 220, 150, 58];
  const most = Math.max(...series.map(({ own }) => Math.max(...own) / total(own)));
  const bars = series.flatMap(({ own, fill }, k) =>
    own.flatMap((count, i) => {
      const part = count / total(own);
      const [x, height] = [left + i * step + k * 16, (high * part) / most];
      return [
        `<rect x="${x}" y="${n(base - height)}" width="15" height="${n(height)}" fill="${fill}"/>`,
        text(
          x + 7.5,
          base - height - 4,
          (100 * part).toFixed(0),
          `text-anchor="middle" font-size="9" fill="${FAINT}"`,
        ),
      ];
    }),
  );
  save('apart', 'YINSH: how far apart the rings of a side stand', 640, 264, [
    text(20, 32, 'Steps between two rings of one side, % of pairs', 'font-weight="600" font-size="15"'),
    ...series.flatMap(({ label, fill }, k) => [
      `<rect x="${400 + k * 78}" y="46" width="11" height="11" fill="${fill}"/>`,
      text(416 + k * 78, 56, label, 'font-size="12"'),
    ]),
    ...bars,
    `<path d="M${left - 10} ${base}H${left + 10 * step}" stroke="${INK}"/>`,
    ...series[0]!.own.map((_, i) =>
      text(left + i * step + 24, base + 18, String(i + 1), 'text-anchor="middle"'),
    ),
  ]);
  for (const [name, found] of Object.entries(Y.apart)) {
    for (const [whose, counts, near] of [
      ['own', found.own, found.ownSideBySide],
      ['other', found.other, found.otherSideBySide],
    ] as const) {
      const mean = total(counts.map((count, i) => count * (i + 1))) / total(counts);
      say(`${name}: ${whose} rings`, `mean ${mean.toFixed(2)}`, `side by side ${toldRatio(near)}`);
    }
  }
};

const tellRandom = (): void => {
  Y.random.byOrbit.map(score).forEach((s, k) => {
    say(`ring at random on ${Y.orbits[k]!.join(' ')}`, told(s));
  });
  const by = (found: ByName<Results>, from: number, to: number): Results =>
    sum(
      ...Object.entries(found).map(([key, r]): Results => {
        const value = Number(key);
        return value >= from && value <= to ? r : -value >= from && -value <= to ? turned(r) : [0, 0, 0, 0];
      }),
    );
  say('rings nearer to the middle, 1 to 3 steps in all', told(score(by(Y.random.byNearer, 1, 3))));
  say('rings nearer to the middle, 4 steps or more', told(score(by(Y.random.byNearer, 4, 99))));
  // Spreads come in groups of four, named by their lowest; −4 to −1 and 0 to 3 are about equal.
  const wide = (found: ByName<Results>): Results =>
    sum(
      ...Object.entries(found).map(([key, r]): Results => {
        const value = Number(key);
        return value >= 8 ? r : value <= -12 ? turned(r) : [0, 0, 0, 0];
      }),
    );
  say('rings further apart, 8 steps or more over all pairs', told(score(wide(Y.random.bySpread))));
  const ofRandom = ofRandomRings(Y);
  const all = score(sum(...ofRandom));
  say('random rings against chosen ones', told(all), toldElo(all), ...ofRandom.map(r => told(score(r))));
};

// ---- White

const drawWhite = (): void => {
  const all: readonly Row[] = [
    { label: 'YINSH standard', value: score(Y.kinds.standard!.results) },
    { label: 'YINSH blitz', value: score(Y.kinds.blitz!.results) },
    { label: 'GIPF basic', value: score(G.kinds.basic!.results), colour: RED },
    { label: 'GIPF standard', value: score(G.kinds.standard!.results), colour: RED },
    { label: 'GIPF tournament', value: score(G.kinds.tournament!.results), colour: RED },
  ];
  save('white', 'White’s score', 640, heightOf(all.length) + 30, rows('White’s score', all, 34, 170, 370));
  for (const { label, value } of all) say(`White, ${label}`, told(value), toldElo(value));
};

// ---- rows of YINSH

const drawRow = (): void => {
  const scores = (
    [
      [1, 0],
      [2, 0],
      [2, 1],
    ] as const
  ).map(([own, other]): Row => ({
    label: `leads ${own} to ${other}`,
    value: score(afterScore(Y, own, other)),
  }));
  const equal = ([1, 2] as const).map((k): Row => ({
    label: `has just made it ${k} all`,
    value: score(afterScore(Y, k, k)),
  }));
  const forced: readonly Row[] = [
    { label: 'completes it', value: score(Y.taken.taken.results), colour: GREEN },
    { label: 'must leave it', value: score(Y.left.left.results), colour: RED },
  ];
  const first = rows('The score of the side that …', [...scores, ...equal], 34, 190, 370);
  const below = heightOf(5) + 50;
  const second = rows(
    'The first row of the game is there to be completed: the side that …',
    forced,
    below,
    190,
    370,
  );
  save('rows', 'YINSH: what a row is worth', 660, below + heightOf(2), [...first, ...second]);
  for (const { label, value } of [...scores, ...equal, ...forced]) say(label, told(value), toldElo(value));
  const difference = toldDifference(score(Y.taken.taken.results), score(Y.left.left.results));
  say('completing it rather than leaving it', difference);
  const { chance, completed, given, firstTakenAt } = Y.standard;
  say(
    'first chance after',
    `${median(chance.at)} moves`,
    `first ring after ${median([0, ...firstTakenAt.slice(1)])}`,
  );
  const equals = total(afterScore(Y, 2, 2));
  say('games that come to 2 all', told(share(equals, Y.kinds.standard!.games)));
  const free = chance.taken.results;
  say('first chance taken at once', told(share(total(free), chance.games)));
  say('  score when taken', told(score(free)));
  say('  score when left', told(score(chance.left.results)), JSON.stringify(chance.left.firstRing));
  say('  left by force', JSON.stringify(Y.left.left.firstRing));
  for (const [when, ratio] of Object.entries(completed)) say(`rows completed at ${when}`, toldRatio(ratio));
  say('rows given by the other side', toldRatio(given));
};

// ---- GIPF

const drawHandicap = (): void => {
  const white = (k: number): Results => withHandicap(G, k)[0];
  const black = (k: number): Results => withHandicap(G, k)[1];
  const pieces = ['one piece', 'two pieces', 'three pieces'];
  const all = [1, 2, 3].flatMap((k): Row[] => [
    { label: `${pieces[k - 1]!} more`, value: decided(sum(white(k), black(k))) },
    { label: 'as White', value: decided(white(k)), colour: FAINT },
    { label: 'as Black', value: decided(black(k)), colour: FAINT },
  ]);
  save(
    'handicap',
    'GIPF basic: games won by the side with more pieces',
    640,
    heightOf(all.length) + 30,
    rows('GIPF basic: games won by the side with more pieces', all, 34, 170, 370),
  );
  all.forEach(({ label, value }, i) => {
    say(`handicap ${Math.floor(i / 3) + 1}, ${label}`, told(value), toldElo(value));
  });
  for (const k of [1, 2, 3]) {
    const r = sum(white(k), black(k));
    say(`handicap ${k}`, JSON.stringify(r), `cut as half: ${told(score(r))}`);
  }
};

const drawGipfs = (): void => {
  const pairs = pairsBrought(G);
  const games = tournamentGames(G);
  const numbers = GIPF_COUNTS;
  const most = Math.max(...numbers.flatMap(k => [chosen(G, 0, k), chosen(G, 1, k)])) / games;
  const [left, base, high, step] = [50, 230, 150, 72];
  const bars = numbers.flatMap(k =>
    [0, 1].flatMap(side => {
      const part = chosen(G, side, k) / games;
      const x = left + (k - 1) * step + side * 26;
      const height = (high * part) / most;
      return [
        `<rect x="${x}" y="${n(base - height)}" width="24" height="${n(height)}" fill="${side ? INK : '#fff'}" stroke="${INK}"/>`,
        text(
          x + 12,
          base - height - 5,
          (100 * part).toFixed(0),
          `text-anchor="middle" font-size="11" fill="${FAINT}"`,
        ),
      ];
    }),
  );
  const free = score(sum(G.kinds.tournament!.results, turned(G.kinds.tournament!.results)));
  save('gipfs', 'GIPF tournament: how many GIPF-pieces', 640, 300 + heightOf(7), [
    text(20, 34, 'GIPF-pieces brought in by free choice, % of games', 'font-weight="600" font-size="15"'),
    ...bars,
    `<path d="M${left - 10} ${base}H${left + 7 * step}" stroke="${INK}"/>`,
    ...numbers.map(k => text(left + (k - 1) * step + 25, base + 18, String(k), 'text-anchor="middle"')),
    text(left, 64, 'left White, right Black', `font-size="11" fill="${FAINT}"`),
    ...rows(
      'The score of a side that must bring in so many',
      numbers.map(k => ({ label: String(k), value: score(forced(G, k)), colour: RED })),
      286,
      80,
      460,
    ),
  ]);
  for (const k of numbers) {
    say(
      `brings in ${k}`,
      `White ${told(share(chosen(G, 0, k), games))}`,
      `Black ${told(share(chosen(G, 1, k), games))}`,
      `must: ${told(score(forced(G, k)))}`,
    );
    for (const side of [0, 1]) {
      const r = sum(...pairs.filter(({ by }) => by[side] === k).map(p => (side ? turned(p.r) : p.r)));
      if (total(r)) say(`  chosen by ${side ? 'Black' : 'White'}`, told(score(r)));
    }
    const byGipfs = total(['white', 'black'].map(side => G.bringing[`${side} ${k}`]!.lostByGipfs));
    say(`  lost by GIPF-pieces`, told(share(byGipfs, forced(G, k)[1])));
    say(`  as White`, told(score(G.bringing[`white ${k}`]!.results)));
    say(`  as Black`, told(score(G.bringing[`black ${k}`]!.results)));
  }
  say('free', told(free));
  for (const side of [0, 1]) {
    const mean = total(numbers.map(k => k * chosen(G, side, k))) / games;
    say(`mean of ${side ? 'Black' : 'White'}`, mean.toFixed(2));
  }
  for (const [name, { noGipf, noReserve }] of Object.entries(G.endings)) {
    say(`${name} lost by GIPF-pieces`, told(share(noGipf, noGipf + noReserve)));
  }
  for (const [name, { firstRow, firstCapture }] of Object.entries(G.first)) {
    say(`${name} first row`, told(score(firstRow)), `first capture ${told(score(firstCapture))}`);
  }
};

drawWhite();
drawRings('standard', 1);
drawRings('blitz', 0.12);
drawApart();
tellRandom();
drawRow();
drawHandicap();
drawGipfs();
for (const kinds of [Y.kinds, G.kinds]) {
  for (const [name, { games, distinct, results, length }] of Object.entries(kinds)) {
    say(
      name,
      `${games} games, ${distinct} different`,
      JSON.stringify(results),
      `length ${length.mean} ± ${length.deviation}`,
    );
  }
}
