// What the tests of the server share: a folder of pages, and a server that really listens. Not part of the server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createServer } from './server.js';

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
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** The server on a free port. Paths are sent as they are, however odd. */
export const running = async (): Promise<Running> => {
  const pages = samplePages();
  const server = await createServer({ pages, version: '1.2.3' });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers, method, agent: false }, response => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const body = Buffer.concat(parts);
            resolve({ status: response.statusCode!, headers: response.headers, body });
          });
        })
          .on('error', reject)
          .end();
      }),
    close: async () => {
      await server.close();
      rmSync(pages, { recursive: true });
    },
  };
};
