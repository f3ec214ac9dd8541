// Size and speed of the pages, in a real browser, as `npm start` serves them.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServerProcess, temporaryFolder } from '../faults/processes.ts';
import type { Print } from './measure.ts';
import { benchClicks } from './web/clicks.ts';
import { benchLighthouse } from './web/lighthouse.ts';
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

export const benchWeb = async (print: Print): Promise<void> => {
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
    await benchSizes(print, browser, server.base, PAGES);
    await benchClicks(print, browser, server.base);
    await benchLighthouse(print, server.base, DEBUGGING_PORT);
  } finally {
    await browser.close();
    await server.kill();
    folder.remove();
  }
};
