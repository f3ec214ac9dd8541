// A real Chromium, and a page of ours in it. The bootstrap has found or installed it and put its path into CHROMIUM.
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM;

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | undefined;

/** One browser for all test files that a process runs; it ends with the process. Every name in `.lan` is this machine. */
export const openBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch({
    executablePath: CHROMIUM!,
    args: [...ARGUMENTS, '--host-resolver-rules=MAP *.lan 127.0.0.1'],
  }));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.knet': 'application/octet-stream',
};

/** Serves a folder on a free port of the loopback address. */
const serve = async (folder: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      bytes => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return server;
};

export interface Visit {
  readonly page: Page;
  /** Errors reported by the page. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Opens the page in `folder`. */
export const visit = async (folder: string): Promise<Visit> => {
  const server = await serve(folder);
  const browser = await openBrowser();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', line => {
    if (line.type() === 'error') errors.push(line.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    errors,
    close: async () => {
      await page.context().close();
      server.close();
    },
  };
};
