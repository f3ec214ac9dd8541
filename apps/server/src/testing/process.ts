// The server as a process of its own, on pages made for it. Not part of the server.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { samplePages, temporaryFolder } from './pages.js';

type Child = ChildProcessByStdio<null, Readable, Readable>;

const START = pathToFileURL(fileURLToPath(new URL('../../dist/start.js', import.meta.url))).href;

export interface Started {
  readonly child: Child;
  readonly folder: string;
  /** What it has said so far, on either stream. */
  readonly said: () => string;
  /** The exit code, or the signal that killed it. */
  readonly ended: Promise<number | string | null>;
}

interface StartOptions {
  /** Instead of the sample pages. */
  readonly pages?: string;
  /** Run in the process before the server starts. */
  readonly before?: string;
}

/** Starts one with data in a folder of its own unless told otherwise. Both are gone when the test is. */
export const start = (environment: Record<string, string>, options: StartOptions = {}): Started => {
  const { pages, before = '' } = options;
  const folder = temporaryFolder();
  const shown = pages ?? samplePages();
  const call = `import { runServer } from ${JSON.stringify(START)};
    ${before}
    process.exitCode = await runServer(process.env, ${JSON.stringify(folder)}, ${JSON.stringify(shown)});`;
  const script = join(folder, 'start.mjs');
  writeFileSync(script, call);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    for (const made of [folder, ...(pages === undefined ? [shown] : [])])
      rmSync(made, { recursive: true, force: true });
  });
  let text = '';
  const hear = (part: Buffer): void => {
    text += part.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | string | null>(resolve =>
    child.on('close', (code, signal) => {
      resolve(code ?? signal);
    }),
  );
  return { child, folder, said: () => text, ended };
};

export const address = async ({ said }: Started): Promise<string> => {
  await expect.poll(said).toMatch(/Ctrl/);
  return /http:\/\/\S+/.exec(said())![0];
};
