// Size and speed of the pages, in a real browser, as `npm start` serves them.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { createServerProcess, temporaryFolder } from '../faults/processes.ts';
import type { Print } from './measure.ts';
import { benchClicks } from './web/clicks.ts';
import { benchLighthouse } from './web/lighthouse.ts';
import { benchReviews } from './web/review.ts';
import { benchSizes } from './web/sizes.ts';

const PAGES = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const BROWSERS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];
const DEBUGGING_PORT = 9333;

const PARTS: Readonly<Record<string, (print: Print, browser: Browser, address: string) => Promise<void>>> = {
  sizes: (print, browser, address) => benchSizes(print, browser, address, PAGES),
  clicks: benchClicks,
  review: benchReviews,
  lighthouse: (print, _, address) => benchLighthouse(print, address, DEBUGGING_PORT),
};

/** `npm run bench -- web sizes` measures one part; without a name, all of them. */
export const benchWeb = async (print: Print, names: readonly string[]): Promise<void> => {
  const executablePath = BROWSERS.find(path => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    print({ skipped: 'no Chromium here; CHROMIUM names one' });
    return;
  }
  const folder = temporaryFolder();
  const server = await createServerProcess({ environment: { KORONG_DATA: folder.path } });
  await server.start();
  const browser = await chromium.launch({
    executablePath,
    // Lighthouse audits it, and readers get it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    for (const [name, part] of Object.entries(PARTS))
      if (names.length === 0 || names.includes(name)) await part(print, browser, server.base);
  } finally {
    await browser.close();
    await server.kill();
    folder.remove();
  }
};
