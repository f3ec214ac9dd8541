// What every command of this repository starts with. Plain JavaScript without dependencies, because it has to run on
// whatever Node (20 or newer) a newcomer has: it installs when the lockfile has changed, builds when a source has
// changed, and goes on with the pinned Node. It speaks on stderr, so that a command's output stays its own.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const at = (...parts) => join(ROOT, ...parts);
const MODULES = at('node_modules');
const stampOf = name => join(MODULES, `.korong-${name}`);
/** Made where everything was built and the tools were removed, as in the container image: what is there runs as it is. */
const PRUNED = existsSync(stampOf('pruned'));
const PINNED = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const NODE = PRUNED ? process.execPath : PINNED;
const CLI = at('apps', 'cli', 'dist', 'main.js');
const SERVER = at('apps', 'server', 'dist', 'main.js');
const OLDEST_NODE = 20;

const say = line => process.stderr.write(`${line}\n`);

class Failed extends Error {}

/** Runs a step of the set-up to its end. Its output goes to stderr and is shown as it comes. */
const step = (title, command, args, next, options = {}) => {
  say(`korong: ${title} …`);
  const began = performance.now();
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], ...options });
  if (status !== 0) throw new Failed(`korong: ${title} did not work. ${next}`);
  say(`korong: ${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

/** The path without this repository's own binaries: npm must not run on a Node that it is about to replace. */
const outerPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.startsWith(ROOT) && !folder.includes(`${sep}node_modules${sep}.bin`))
    .join(delimiter);

const hash = text => createHash('sha256').update(text).digest('hex');
const stamped = name => (existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : '');

/** Installs what the lockfile in this folder lists, unless that has been done. */
const installFrom = (cwd, stamp, title) => {
  const wanted = hash(readFileSync(join(cwd, 'package-lock.json')));
  if (stamped(stamp) === wanted && existsSync(NODE)) return;
  step(
    title,
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'Check that npm reaches its registry, then run the same command again.',
    { cwd, env: { ...process.env, PATH: outerPath() }, shell: process.platform === 'win32' },
  );
  writeFileSync(stampOf(stamp), wanted);
};

const install = () =>
  installFrom(ROOT, 'install', 'installing dependencies (a minute or two the first time)');

/** What only two commands need: a quarter of all packages, which no test waits for. */
const installTools = () =>
  installFrom(at('tools'), 'tools', 'installing Stryker and Lighthouse (once, for this command)');

/** Name, size and time of every file in these places; what is not there counts for nothing. A copy of it all lists the same. */
const listing = (...places) => {
  const listed = [];
  const look = path => {
    if (!existsSync(path)) return;
    const info = statSync(path);
    if (info.isDirectory()) for (const name of readdirSync(path).sort()) look(join(path, name));
    else listed.push(`${relative(ROOT, path)} ${info.size} ${Math.round(info.mtimeMs)}`);
  };
  for (const place of places) look(place);
  return listed.join('\n');
};

const namesIn = (...folder) => readdirSync(at(...folder)).sort();

/** Everything that the compiler makes something of. The pages have a build of their own. */
const compiled = () =>
  listing(
    at('tsconfig.base.json'),
    at('tsconfig.build.json'),
    ...['packages', 'apps'].flatMap(group =>
      namesIn(group)
        .filter(name => name !== 'web')
        .flatMap(name => ['src', 'package.json', 'tsconfig.json'].map(part => at(group, name, part))),
    ),
  );

/** Everything that the pages are made of: their own folder, the packages, the nets and the tools. */
const printed = () =>
  listing(
    at('package-lock.json'),
    ...namesIn('apps', 'web')
      .filter(name => !['dist', '.build', '.astro', '.svelte-check', 'node_modules'].includes(name))
      .map(name => at('apps', 'web', name)),
    ...namesIn('packages').flatMap(name =>
      ['src', 'nets', 'package.json'].map(part => at('packages', name, part)),
    ),
  );

const TSC = join(MODULES, '@typescript', 'native', 'bin', 'tsc');
const BUILD = [TSC, '-b', 'tsconfig.build.json'];

const build = () => {
  const wanted = hash(compiled());
  if (stamped('build') === wanted && existsSync(CLI) && existsSync(SERVER)) return;
  step('building', NODE, BUILD, 'The compiler said why above.');
  writeFileSync(stampOf('build'), wanted);
};

/** The projects whose tests need nothing beyond the project's own references. */
const OWN_PROJECT = /^(packages\/(?!testing)[^/]+|apps\/(?:cli|server))\//;

/** Builds only what these tests run, so that one package can be tested while another does not compile. */
const buildFor = tests => {
  const projects = new Set(tests.map(file => OWN_PROJECT.exec(file)?.[1]));
  if (projects.has(undefined)) build();
  else step('building', NODE, [TSC, '-b', ...projects], 'The compiler said why above.');
};

/** The pages, in all languages. The address that they name as their own is built in. */
const pages = () => {
  const wanted = hash(`${process.env.KORONG_ORIGIN ?? ''}\n${printed()}`);
  if (stamped('pages') === wanted && existsSync(at('apps', 'web', 'dist', 'index.html'))) return;
  step('building the pages', NODE, [at('apps', 'web', 'build.mjs')], 'What went wrong stands above.');
  writeFileSync(stampOf('pages'), wanted);
};

/** Hands over to the pinned Node and ends as it ends. */
const goOn = (args, options = {}) =>
  new Promise(resolve => {
    const child = spawn(NODE, args, { stdio: 'inherit', ...options });
    // The terminal sends these to the child as well; it decides what they mean.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });

/** Runs several programs side by side until the first of them ends, and ends the others with it. */
const goOnTogether = (lists, options) =>
  new Promise(resolve => {
    const children = lists.map(args =>
      spawn(NODE, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }),
    );
    const endAll = () => children.forEach(child => child.kill('SIGTERM'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
    for (const child of children) {
      child.on('exit', (code, signal) => {
        endAll();
        resolve(code ?? 128 + constants.signals[signal]);
      });
    }
  });

const tool = (...parts) => join(MODULES, ...parts);

const findOnPath = names =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(file => existsSync(file));

const DEBIAN_POSTGRES = join(sep, 'usr', 'lib', 'postgresql');

/** The folder of PostgreSQL's programs. Debian does not put them on the path; the newest version is taken. */
const postgresFolder = () => {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(DEBIAN_POSTGRES, version, 'bin'));
  const initdb = findOnPath(['initdb']);
  return folders.find(folder => existsSync(join(folder, 'initdb'))) ?? (initdb && join(initdb, '..'));
};

/**
 * Programs of the system that tests need. The tests find them in these variables, which may also be set by hand. `neededBy`: the
 * test files that cannot do without.
 */
const PARTS = [
  {
    variable: 'CHROMIUM',
    // Chromium without windows: a new tab costs a seventh of the time.
    apt: 'chromium-headless-shell',
    neededBy: /^e2e\//,
    find: () => findOnPath(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']),
    without: 'everything in a browser: no Chromium',
  },
  {
    variable: 'POSTGRES_BIN',
    apt: 'postgresql',
    neededBy: /^(apps\/server|faults)\//,
    find: postgresFolder,
    without: 'everything on PostgreSQL: no initdb',
  },
  {
    variable: 'REDIS_SERVER',
    apt: 'redis-server',
    neededBy: /^(apps\/server|faults)\//,
    find: () => findOnPath(['redis-server']),
    without: 'everything on Redis: no redis-server',
  },
];

const found = ({ variable, find }) => process.env[variable] || find();

/** The test files that these arguments select; all of them where no file is named. */
const selectedTests = args => {
  const all = ['apps', 'e2e', 'faults', 'packages', 'test'].flatMap(testFilesBelow);
  const named = all.filter(file => args.some(arg => file.includes(arg)));
  return named.length > 0 ? named : all;
};

const testFilesBelow = folder =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : testFilesBelow(path);
    return path.endsWith('.test.ts') ? [path] : [];
  });

const SKIPPED = ['node_modules', 'dist', '.build'];

const missingParts = tests =>
  PARTS.filter(part => found(part) === undefined && tests.some(file => part.neededBy.test(file)));

const installParts = packages => {
  // The tests start servers of their own. At this runlevel the packages start none that would stay.
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  say(`korong: the tests need ${packages.join(', ')}, which apt installs now`);
  step('apt: reading the list of packages', 'apt-get', ['update', '-qq'], 'Is there a network?', quiet);
  step(
    `apt: installing ${packages.join(', ')} for the tests`,
    'apt-get',
    ['install', '-y', '-qq', ...packages],
    'Install by hand.',
    quiet,
  );
};

/** What the tests find in their environment, and the list of what has to be left out for want of it. */
const testParts = tests => {
  const wanted = missingParts(tests).map(({ apt }) => apt);
  if (wanted.length > 0 && process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined)
    installParts(wanted);
  const gone = missingParts(tests);
  const command = `On Debian: sudo apt-get install ${gone.map(({ apt }) => apt).join(' ')}`;
  const missing = gone.map(({ without }) => `${without}. ${command}`);
  if (missing.length > 0 && process.env.CI === 'true')
    throw new Failed(`korong: nothing may be skipped here, but this would be: ${missing.join('; ')}`);
  // An empty value says that there is none: tests that need it are left out then, and only then.
  const env = Object.fromEntries(PARTS.map(part => [part.variable, found(part) ?? '']));
  return { env: { ...process.env, ...env }, missing };
};

const ASTRO_CHECK = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];

/** What is checked before tests count, the longest first: title, arguments for Node, and what to do when it fails. */
const CHECKS = [
  [
    'linting (components, pages)',
    [tool('eslint', 'bin', 'eslint.js'), 'apps/web/**/*.svelte', 'apps/web/**/*.astro'],
    'The linter said why above.',
  ],
  ['checking the format', [tool('oxfmt', 'bin', 'oxfmt'), '--list-different', '.'], 'Run: npm run format'],
  ['linting', [tool('oxlint', 'bin', 'oxlint'), '.'], 'The linter said why above.'],
  ...['tsconfig.json', 'packages/board/src', 'e2e', 'apps/web/src/sw'].map(project => [
    `checking types (${project})`,
    [TSC, '-p', project],
    'The compiler said why above.',
  ]),
  [
    'checking types (pages)',
    [
      tool('svelte-check', 'bin', 'svelte-check'),
      '--tsgo',
      ...['--workspace', at('apps', 'web'), '--tsconfig', at('apps', 'web', 'tsconfig.json')],
      ...['--fail-on-warnings', '--output', 'human'],
    ],
    'svelte-check said why above.',
  ],
  [
    'checking types (site)',
    [tool('astro', 'bin', 'astro.mjs'), 'check', '--root', at('apps', 'web'), ...ASTRO_CHECK],
    'astro check said why above.',
  ],
];

/** Runs a program of Node and gives its exit code and all that it said. */
const heard = (args, signal) =>
  new Promise(resolve => {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    const child = spawn(NODE, args, { cwd: ROOT, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += part));
    child.on('error', error => (said += error.message));
    child.on('close', code => resolve({ code, said }));
  });

/** Two checks at a time, since each keeps one core busy. The first failure ends them all. */
const check = async () => {
  // What svelte-check made of components that have been renamed or deleted would fail.
  rmSync(at('apps', 'web', '.svelte-check'), { recursive: true, force: true });
  const waiting = [...CHECKS];
  const stop = new AbortController();
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [title, args, remedy] = next;
      const began = performance.now();
      const { code, said } = await heard(args, stop.signal);
      if (stop.signal.aborted) return;
      if (code !== 0) {
        stop.abort();
        throw new Failed(`${said}korong: ${title} did not work. ${remedy}`);
      }
      say(`korong: ${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([lane(), lane()]);
};

/** Which tests look at the built pages: those in a browser, and those of a server that runs. */
const lookAtPages = file => /^(e2e|faults)\//.test(file);

/** Tests start servers and commands by the hundred: what one of them has compiled, the others find there. */
const COMPILED = { NODE_COMPILE_CACHE: tool('.cache', 'compiled') };

/** Runs the tests that the arguments select, or all. */
const vitest = async (args, more = {}) => {
  const tests = selectedTests(args);
  buildFor(tests);
  const { env, missing } = testParts(tests);
  if (tests.some(lookAtPages)) {
    pages();
    env.KORONG_PAGES = 'built';
  }
  const code = await goOn([tool('vitest', 'vitest.mjs'), 'run', ...args], {
    cwd: ROOT,
    env: { ...COMPILED, ...env, ...more },
  });
  for (const part of missing) say(`korong: SKIPPED ${part}`);
  return code;
};

/** Checks come first: on two cores they slow the tests down by as much as they would save. */
const testAll = async () => {
  build();
  await check();
  const code = await vitest([]);
  say(
    code === 0
      ? 'korong: all is well. To play: npm start'
      : 'korong: tests failed; the report above says which.',
  );
  return code;
};

const COMMANDS = {
  /** The pages at an address of this machine. */
  start: () => {
    if (!PRUNED) pages();
    return goOn([SERVER], { cwd: ROOT });
  },
  /** The pages while one works on them: what is saved is compiled and seen at once; a server beside them answers for the API. */
  dev: () => {
    const env = { ...process.env, PORT: process.env.PORT ?? '3000' };
    // The server wants to have pages; those that one works on come from elsewhere.
    if (!existsSync(at('apps', 'web', 'dist', 'index.html'))) pages();
    return goOnTogether(
      [[...BUILD, '--watch', '--preserveWatchOutput'], [SERVER], [at('apps', 'web', 'dev.mjs')]],
      { cwd: ROOT, env },
    );
  },
  korong: args => goOn([CLI, ...args]),
  build: () => (pages(), 0),
  check: async () => {
    await check();
    return 0;
  },
  /** All of it, or with arguments only the tests they select. */
  test: args => (args.length > 0 ? vitest(args) : testAll()),
  /** What the server withstands, in full; with arguments only the tests they select. */
  'test:faults': args => vitest(args.length > 0 ? args : ['faults/'], { KORONG_FAULTS: 'full' }),
  bench: args => {
    if (args.includes('web') || args.includes('server')) pages();
    if (args.includes('lighthouse') || args.at(-1) === 'web') installTools();
    return goOn([at('bench', 'bench.ts'), ...args], { cwd: ROOT });
  },
  mutate: args => {
    installTools();
    const stryker = at('tools', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
    return goOn([stryker, 'run', ...args], { cwd: ROOT });
  },
};

export const main = async ([command, ...args]) => {
  try {
    if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
      throw new Failed(
        `korong needs Node ${OLDEST_NODE} or newer; this is ${process.version}. See https://nodejs.org`,
      );
    }
    const run = COMMANDS[command];
    if (run === undefined)
      throw new Failed(`korong: one of ${Object.keys(COMMANDS).join(', ')} is expected.`);
    if (!PRUNED) {
      install();
      // Tests of one package are built without the others.
      if (!command.startsWith('test')) build();
    } else if (!['start', 'korong'].includes(command)) {
      throw new Failed(`korong: ${command} needs tools that were removed here; start and korong work.`);
    }
    process.exitCode = await run(args);
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
