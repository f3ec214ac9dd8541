// How the pages are built. `build.mjs` and `dev.mjs` start Astro with this.
import { defineConfig, passthroughImageService } from 'astro/config';
import { svelteIslands } from './build/islands.mjs';
import {
  browserBuild,
  plainImports,
  printedPictures,
  reloadPrinted,
  scriptText,
  stylesOnce,
} from './build/plugins.mjs';
import { BUILT, ORIGIN, SERVER } from './build/places.mjs';

const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  srcDir: './site',
  outDir: BUILT,
  cacheDir: './.build/cache',
  output: 'static',
  ...(ORIGIN === '' ? {} : { site: ORIGIN }),
  trailingSlash: 'ignore',
  integrations: [svelteIslands()],
  image: { service: passthroughImageService() },
  // The server lets browsers keep what is in `assets` for ever: everything in it has its content's hash in its name.
  build: { assets: 'assets', format: 'preserve', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: 5173, headers: ISOLATION },
  vite: {
    plugins: [printedPictures(), plainImports(), stylesOnce(), scriptText(), browserBuild(), reloadPrinted()],
    worker: { format: 'es' },
    // As the server does, so that the engine shares memory here too.
    server: {
      headers: ISOLATION,
      proxy: { '/api': { target: SERVER, ws: true }, '/g/': { target: SERVER } },
    },
    build: {
      target: 'es2022',
      // Nothing is put into the page itself: the content security policy forbids it.
      assetsInlineLimit: 0,
      // The same style sheets for all pages: small, fetched once. In pieces, the play page would name forty of them.
      cssCodeSplit: false,
    },
  },
});
