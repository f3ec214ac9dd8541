// Lighthouse with its defaults: a mid-range phone on a slow network. The bootstrap has installed it in tools/.
import { round, type Print } from '../measure.ts';

const PAGES = ['', 'play/', 'rules/yinsh/', 'online/'];
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}

/** What we read of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly id: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

const LIGHTHOUSE = new URL('../../tools/node_modules/lighthouse/core/index.js', import.meta.url).href;

const once = async (url: string, port: number): Promise<Report> => {
  const { default: lighthouse } = (await import(LIGHTHOUSE)) as { default: Lighthouse };
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: Object.keys(TARGETS),
  });
  if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
  return run.lhr;
};

const speedOf = ({ categories }: Report): number => categories.performance?.score ?? 0;

/** The median of three runs, because other load distorts single runs. */
const middle = async (url: string, port: number): Promise<Report> => {
  const reports: Report[] = [];
  for (let i = 0; i < 3; i++) reports.push(await once(url, port));
  return reports.toSorted((a, b) => speedOf(a) - speedOf(b))[1]!;
};

export const benchLighthouse = async (print: Print, address: string, port: number): Promise<void> => {
  for (const path of PAGES) {
    const { categories, audits, environment } = await middle(`${address}/en/${path}`, port);
    const scores = Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ) as Record<string, number>;
    const missed = Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id);
    const figure = (id: string): number => round(audits[id]?.numericValue ?? NaN, 3);
    print({
      lighthouse: path === '' ? 'home' : path,
      ...scores,
      firstPaintMs: round(figure('first-contentful-paint'), 0),
      largestPaintMs: round(figure('largest-contentful-paint'), 0),
      blockedMs: round(figure('total-blocking-time'), 0),
      layoutShift: figure('cumulative-layout-shift'),
      machine: round(environment.benchmarkIndex, 0),
      ...(missed.length > 0 ? { missed } : {}),
    });
  }
  print({ targets: TARGETS });
};
