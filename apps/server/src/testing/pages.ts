// What the tests of the server share: a folder of pages, and a server that really listens. Not part of the server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openLog } from '../logs.js';
import { openParts, type Parts } from '../parts.js';
import { assemble } from '../assemble.js';
import type { Patience } from '../server.js';
import { SETTINGS } from '../settings/schema.js';
import { readSettings, type Settings } from '../settings/settings.js';

const LONG = 'rings and discs '.repeat(200);

/** As the build leaves them: a page and a 404 page a language, hashed files, some compressed beforehand. */
const SAMPLE: Readonly<Record<string, string>> = {
  'index.html': '<title>choose</title>',
  'en/index.html': '<title>Home</title>',
  'en/play/index.html': '<title>Play</title>',
  'en/404.html': '<title>Not here</title>',
  'en/manifest.webmanifest': '{}',
  'de/index.html': '<title>Start</title>',
  'de/404.html': '<title>Nicht hier</title>',
  'assets/app-abc123.js': `// ${LONG}`,
  'assets/plain-abc123.css': `/* ${LONG} */`,
  'assets/kernel-abc123.wasm': '\0asm',
  'assets/net-abc123.knet': 'KNET',
  'sw.js': '// worker',
  '.secret': 'no',
};

const COMPRESSED = ['assets/app-abc123.js', 'en/index.html'];

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'korong-server-'));

export const samplePages = (): string => {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(SAMPLE)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    if (!COMPRESSED.includes(name)) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  return folder;
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Running {
  readonly port: number;
  readonly origin: string;
  readonly parts: Parts;
  /** What has been logged so far. */
  readonly logged: () => string;
  get(path: string, headers?: Record<string, string>, method?: string, body?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Settings as from this environment, with data in a folder of its own. Limits are off unless named. */
const testSettings = (environment: Record<string, string> = {}): Settings => {
  const off = Object.keys(SETTINGS).filter(name => name.startsWith('KORONG_LIMIT_'));
  const given = {
    ...Object.fromEntries(off.map(name => [name, 'off'])),
    PORT: '0',
    HOST: '127.0.0.1',
    KORONG_ENGINE_THREADS: '1',
    KORONG_LOG_LEVEL: 'debug',
    KORONG_DATA: environment.KORONG_DATA ?? temporaryFolder(),
    ...environment,
  };
  const read = readSettings(given, tmpdir());
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
};

/** The server on a free port, with a real store. Paths are sent as they are, however odd. */
export const running = async (
  environment: Record<string, string> = {},
  patience?: Patience,
): Promise<Running> => {
  const pages = samplePages();
  const settings = testSettings(environment);
  let logged = '';
  const target = { write: (text: string) => (logged += text) };
  const parts = await openParts(settings, openLog(settings.logLevel, target));
  const { server, end } = await assemble(parts, {
    pages,
    version: '1.2.3',
    ...(patience ? { patience } : {}),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    parts,
    logged: () => logged,
    get: (path, headers = {}, method = 'GET', body = '') =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers, method, agent: false }, response => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('end', () => {
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(pieces) });
          });
        })
          .on('error', reject)
          .end(body);
      }),
    close: async () => {
      await end();
      rmSync(pages, { recursive: true });
      if (environment.KORONG_DATA === undefined) rmSync(settings.data, { recursive: true, force: true });
    },
  };
};
