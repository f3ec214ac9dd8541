import { readFileSync } from 'node:fs';
import { build, isCSSRequest } from 'vite';

/**
 * Modules named *.print.ts make static pictures for the printed page. The browser gets stubs that return a blank: Svelte keeps
 * the printed `{@html}` as long as the value is not empty.
 */
export const printedPictures = () => ({
  name: 'korong-printed-pictures',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.print.ts') || this.environment.name !== 'client') return undefined;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    return names.map(name => `export const ${name} = () => ' ';`).join('\n');
  },
});

/**
 * Vite wraps every `import()` in a call that first loads the style sheets of the imported part. Ours has none: one sheet has all
 * styles of scripts. Vite has no setting for it, so its plugin is switched off by name; the check fails if it has another one.
 */
export const plainImports = () => ({
  name: 'korong-plain-imports',
  apply: 'build',
  configResolved({ plugins }) {
    const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (wrapping) wrapping.applyToEnvironment = () => false;
  },
  generateBundle(_, bundle) {
    for (const { fileName, code } of Object.values(bundle))
      if (code?.includes('__VITE_PRELOAD__')) throw new Error(`${fileName}: Vite has wrapped an import()`);
  },
});

const printedStyles = new Set();
let printedSheet = '';

/** Printing reads components that it leaves out again, with their styles: whether a style is in the sheet, its class says. */
const isPrinted = (code, id) => {
  const [scope] = /svelte-\w+/.exec(code) ?? [];
  return scope === undefined ? printedStyles.has(id) : printedSheet.includes(scope);
};

/**
 * One style sheet has the styles of all printed components. The browser's bundle makes a second one for components that only
 * scripts create; without this plugin it would repeat the first.
 */
export const stylesOnce = () => ({
  name: 'korong-styles-once',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!isCSSRequest(id)) return undefined;
    if (this.environment.name !== 'client') printedStyles.add(id);
    else if (isPrinted(code, id)) return { code: '', map: null };
    return undefined;
  },
  writeBundle(_, bundle) {
    if (this.environment.name === 'client') return;
    for (const { type, fileName, source } of Object.values(bundle)) {
      if (type === 'asset' && fileName.endsWith('.css')) printedSheet += source;
    }
  },
});

/** The static imports of each script, by file name; known once the browser's bundle is made. */
export const importsOf = new Map();

const rememberImports = bundle => {
  for (const { type, fileName, imports } of Object.values(bundle)) {
    if (type === 'chunk') importsOf.set(fileName, imports);
  }
};

/** Some scripts with all their static imports. */
export const withImports = (names, imports = importsOf) => {
  const seen = new Set();
  const look = name => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of imports.get(name) ?? []) look(next);
  };
  for (const name of names) look(name);
  return seen;
};

/** The build of the browser's scripts, where Astro has no setting for it. */
export const browserBuild = () => ({
  name: 'korong-browser-build',
  apply: 'build',
  enforce: 'pre',
  configEnvironment: name =>
    name === 'client'
      ? {
          build: {
            target: 'es2022',
            // The lists of what a lazy part imports would be 2 kB of a game.
            modulePreload: false,
            rolldownOptions: {
              // A constant is mostly shorter than its import from another file.
              optimization: { inlineConst: { mode: 'all' } },
              // Pages may share a file with the entry of another one: fewer files.
              preserveEntrySignatures: 'allow-extension',
            },
          },
        }
      : undefined,
  generateBundle(_, bundle) {
    if (this.environment.name === 'client') rememberImports(bundle);
  },
  // Empty chunks are gone only now.
  writeBundle(_, bundle) {
    if (this.environment.name === 'client') rememberImports(bundle);
  },
});

const SUFFIX = '?script';

/** A module bundled with its imports into one classic script: for code that runs before modules, and for the service worker. */
export const bundleScript = async file => {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: file, output: { format: 'iife' } },
    },
  });
  return output[0].code;
};

/** `import text from './early.ts?script'`: the text of such a script. */
export const scriptText = () => ({
  name: 'korong-script-text',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const found = await this.resolve(id.slice(0, -SUFFIX.length), importer);
    return found && `${found.id}${SUFFIX}`;
  },
  async load(id) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const file = id.slice(0, -SUFFIX.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await bundleScript(file))};`;
  },
});

/** In development: the browser does not know components that are only printed, so saving one reloads the page. */
export const reloadPrinted = () => ({
  name: 'korong-reload-printed',
  apply: 'serve',
  configureServer({ watcher, environments: { client } }) {
    watcher.on('change', file => {
      if (!file.endsWith('.svelte')) return;
      const known = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      if (known.every(({ id }) => isCSSRequest(id))) client.hot.send({ type: 'full-reload' });
    });
  },
});
