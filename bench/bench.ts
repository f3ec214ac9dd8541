// npm run bench -- NAME: prints JSON lines. The first describes the machine, the others hold the figures.
import { cpus } from 'node:os';
import { benchAnalysis } from './analysis.ts';
import { benchEngine } from './engine.ts';
import type { Print } from './measure.ts';
import { benchRules } from './rules.ts';
import { benchServer } from './server.ts';
import { benchWeb } from './web.ts';

const BENCHES: Readonly<Record<string, (print: Print, args: readonly string[]) => void | Promise<void>>> = {
  rules: benchRules,
  engine: benchEngine,
  analysis: benchAnalysis,
  web: benchWeb,
  server: benchServer,
};

const print: Print = figures => {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
};

const [name, ...args] = process.argv.slice(2);
const bench = name === undefined ? undefined : BENCHES[name];
if (bench === undefined) {
  process.stderr.write(`npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHES).join(', ')}\n`);
  process.exitCode = 2;
} else {
  print({ bench: name, node: process.version, cpu: cpus()[0]?.model, cores: cpus().length });
  await bench(print, args);
}
