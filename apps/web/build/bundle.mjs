// What Vite makes: for the browser one entry a page with what the pages share in chunks of their own, and for the build
// the same pages as something that prints.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { ENTRY, SERVER, entries, flatState } from './entries.mjs';
import { KEPT, REPOSITORY, WEB } from './places.mjs';

export const plugins = () => [svelte({ configFile: join(WEB, 'svelte.config.js') }), entries(), flatState()];

const CLIENT = join(KEPT, 'client');
const PRINT = join(KEPT, 'print');
const SCRIPTS = { early: 'src/frame/early.ts', choose: 'src/frame/choose.ts', sw: 'src/sw/sw.ts' };

/** Everything that goes into the bundles, by name, size and time. */
const inputs = () => {
  const listed = [];
  const look = path => {
    const info = statSync(path);
    if (info.isDirectory()) for (const name of readdirSync(path).sort()) look(join(path, name));
    else if (!path.endsWith('.test.ts')) listed.push(`${path} ${info.size} ${info.mtimeMs}`);
  };
  look(join(WEB, 'src'));
  look(join(WEB, 'build'));
  look(join(REPOSITORY, 'package-lock.json'));
  for (const name of ['rules', 'engine', 'match', 'protocol', 'client', 'board']) {
    look(join(REPOSITORY, 'packages', name, 'dist'));
  }
  look(join(REPOSITORY, 'packages', 'engine', 'nets'));
  for (const name of ['render', 'languages', 'names', 'index']) {
    look(join(REPOSITORY, 'packages', 'messages', 'dist', `${name}.js`));
  }
  return createHash('sha256').update(listed.join('\n')).digest('hex');
};

/** What it says of its own speed, and of modules that one page fetches later and another one at once, helps nobody here. */
const QUIET = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** Of Svelte, what the play page has no use for. */
const RARE = /svelte\/.*\/(html|select)\.js/;

/**
 * What is always needed together is fetched together: a few files of some size are squeezed better than many small ones. What
 * is left out here belongs to one page, or is fetched when it is first needed.
 */
export const TOGETHER = [
  { name: 'rare', test: RARE, priority: 5 },
  { name: 'pieces', test: /board\/.*\.css/, priority: 5 },
  {
    name: 'base',
    test: /\/svelte\/|\/clsx\/|preload-helper|packages\/messages(?!.*names)|src\/settings|src\/frame\/(i18n|client|help|lastGame|languageMenu|pwaState|base|surroundings)\./,
    priority: 4,
  },
  { name: 'rules', test: /rules\/dist\/(?!perft)/, priority: 3 },
  {
    name: 'match',
    test: /match\/dist\/(?!index|follow|readEvent|record|given|absence|distance|length|links)|src\/store\/(?!memory)|src\/play\/next/,
    priority: 2,
  },
  { name: 'yinsh', test: /src\/table\/yinsh/ },
  { name: 'gipf', test: /src\/table\/gipf/ },
  {
    name: 'board',
    test: /board\/dist\/(?!picture|synth|motion|beats|note|loupe)|src\/table\/(index|draft|common|turns|speak|types)|src\/play\/presenter/,
    priority: 1,
  },
  // The play page is the one that has to be light: what it needs together stays together, also where other pages need a part.
  {
    name: 'game',
    test: /src\/(pages\/play\/((Game|Actions|Board|Menu|Moves|Players|Status|TypeTurn)\.svelte|ending|turns)|play\/(session|sitting|keeper|pause|view|state)\.|table\/fetch)/,
  },
  {
    name: 'form',
    test: /src\/(pages\/play\/(Play|NewGame|GameFields|Picks|Level|GameIcon)\.svelte|play\/setup)/,
  },
];

/**
 * What is fetched together with a part that is fetched later: its styles, and the board beside the game. Other scripts that it needs
 * are mostly there already; lists of them would weigh more than they save.
 */
const fetchedBeside = (_, files) => files.filter(file => /\.css$|\/board-/.test(file));

const common = { root: WEB, configFile: false, logLevel: 'warn', publicDir: false };

const buildClient = pages =>
  build({
    ...common,
    plugins: plugins(),
    build: {
      outDir: CLIENT,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: fetchedBeside },
      rollupOptions: {
        checks: QUIET,
        treeshake: { moduleSideEffects: [{ test: RARE, sideEffects: false }] },
        input: Object.fromEntries(pages.map(({ name }) => [name, `${ENTRY}${name}`])),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: TOGETHER, includeDependenciesRecursively: false },
        },
      },
    },
    worker: { format: 'es' },
  });

const buildPrinter = () =>
  build({
    ...common,
    plugins: plugins(),
    ssr: { noExternal: true },
    build: {
      outDir: PRINT,
      emptyOutDir: true,
      ssr: true,
      minify: false,
      target: 'node24',
      assetsInlineLimit: 0,
      rollupOptions: { checks: QUIET, input: { print: SERVER }, output: { entryFileNames: '[name].mjs' } },
    },
  });

/** A script on its own, not a module: one that runs before the page is drawn, one that is a service worker. */
const buildScript = (name, file) =>
  build({
    ...common,
    build: {
      outDir: join(KEPT, 'scripts'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: join(WEB, file), output: { format: 'iife', entryFileNames: `${name}.js` } },
    },
  });

/** All bundles, made anew only when something in them has changed. */
export const bundle = async pages => {
  const stamp = join(KEPT, 'bundle.stamp');
  const wanted = inputs();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await Promise.all([
      buildClient(pages),
      buildPrinter(),
      ...Object.entries(SCRIPTS).map(([name, file]) => buildScript(name, file)),
    ]);
    writeFileSync(stamp, wanted);
  }
  const { printers } = await import(`${pathToFileURL(join(PRINT, 'print.mjs')).href}?${wanted}`);
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const scripts = Object.fromEntries(
    Object.keys(SCRIPTS).map(name => [name, readFileSync(join(KEPT, 'scripts', `${name}.js`))]),
  );
  return { printers, manifest, scripts, assets: join(CLIENT, 'assets') };
};

/** The addresses a page needs: its entry, the modules that it imports, and all their styles. */
export const linksOf = (page, manifest) => {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === page.name);
  const seen = new Set();
  const look = name => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name].imports ?? []) look(next);
  };
  look(key);
  const chunks = [...seen].map(name => manifest[name]);
  return {
    entry: `/${manifest[key].file}`,
    preload: chunks.slice(1).map(chunk => `/${chunk.file}`),
    styles: [...new Set(chunks.reverse().flatMap(chunk => chunk.css ?? []))].map(file => `/${file}`),
  };
};
