import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../apps/server/dist/settings/schema.js';
import { freePort } from '../../apps/server/src/testing/services.ts';
import { ask, openApi, wait } from '../load/api.ts';
import { temporaryFolder } from '../processes.ts';
import { FULL } from '../size.ts';
import { greet } from '../wire.ts';
import { readDockerfile } from './dockerfile.ts';
import { buildImage, type Image } from './image.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCKERFILE = join(ROOT, 'hosting', 'Dockerfile');
const MODULES = join(ROOT, 'node_modules');
/** Timeout for the whole build, with all downloads from the registry, on a busy machine. */
const PATIENCE = 900_000;
const textOf = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

/**
 * What `npm ci` would install and the pages, if both are here already. Modules are linked, except for those that npm and the bootstrap
 * write to. In the full run everything comes from the registry, and the pages are built.
 */
const lendWhatIsHere = (workdir: string): void => {
  const wanted = createHash('sha256').update(textOf('package-lock.json')).digest('hex');
  if (FULL || textOf('node_modules', '.korong-install') !== wanted) return;
  execFileSync('cp', ['-a', join(ROOT, 'apps', 'web', 'dist'), join(workdir, 'apps', 'web')]);
  const target = join(workdir, 'node_modules');
  mkdirSync(target);
  const [own, shared] = [
    ['.package-lock.json', '.korong-install', '.korong-pages', '.bin'],
    readdirSync(MODULES),
  ];
  const paths = (names: readonly string[]): string[] => names.map(name => join(MODULES, name));
  const linked = paths(shared.filter(name => !name.startsWith('.')));
  const sameDisk = statSync(MODULES).dev === statSync(workdir).dev;
  execFileSync('cp', [sameDisk ? '-al' : '-a', ...linked, target]);
  execFileSync('cp', ['-a', ...paths(own.filter(name => shared.includes(name))), target]);
};

/** Every file with its size and time. */
const listing = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    });

describe('the container image, made by its Dockerfile in a folder', () => {
  let image: Image;
  let base: string;
  let end: () => unknown = () => undefined;
  let port: number;
  let before: string[];
  let said = '';

  beforeAll(async () => {
    image = await buildImage({
      context: ROOT,
      dockerfile: DOCKERFILE,
      folder: folder.path,
      copied: lendWhatIsHere,
    });
    before = listing(join(image.root, image.workdir));
    port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const [program, ...args] = image.command;
    const server = spawn(program!, args, {
      cwd: join(image.root, image.workdir),
      env: { ...image.environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(server, 'exit');
    end = () => {
      server.kill('SIGTERM');
      return exited;
    };
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (data: Buffer) => {
        said += data.toString();
      });
    const patience = performance.now() + PATIENCE;
    for (;;) {
      const ready = await ask(base, 'GET', '/api/ready').catch(() => undefined);
      if (ready?.status === 200) return;
      if (server.exitCode !== null || performance.now() > patience) throw new Error(`not ready: ${said}`);
      await wait(50);
    }
  }, PATIENCE);
  // The folder stays. Its processes must not.
  afterAll(() => end());

  test('serves the pages and plays', async () => {
    expect((await ask(base, 'GET', '/en/')).status).toBe(200);
    const api = openApi(() => [base]);
    const { cookie } = await api.guest('Anna');
    const terms = { game: 'yinsh', options: { variant: 'blitz' }, colour: 'black', listed: false, level: 3 };
    const { id } = JSON.parse((await api.patiently('POST', '/api/games', terms, cookie)).text) as {
      id: string;
    };
    const wire = await greet(base, { cookie });
    wire.say({ kind: 'watch', game: id, since: 0, chat: 0 });
    await wire.next({ kind: 'game', game: id });
    const kinds = async (): Promise<string[]> => {
      const { text } = await ask(base, 'GET', `/api/games/${id}/events?since=0`);
      return (JSON.parse(text) as { events: { kind: string }[] }).events.map(({ kind }) => kind);
    };
    // The engine has its nets, and a worker thread.
    await expect.poll(kinds).toContain('turn');
    wire.socket.terminate();
  });

  test('says itself whether it is well', async () => {
    await image.run(image.health, { PORT: String(port) });
    await expect(image.run(image.health, { PORT: '1' })).rejects.toMatchObject({ code: 1 });
  });

  const documented = [...textOf('docs', 'hosting.md').matchAll(/^docker exec korong (.*?)(?: +#.*)?$/gm)];
  test('has a documented command for its host', () => {
    expect(documented.map(([, command]) => command)).toContainEqual(
      expect.stringMatching(/^npm run korong -- admin /),
    );
  });

  test.each(documented.map(([, command]) => command!))('beside the server: %s', async command => {
    const printed = await image.run(command.split(' '));
    expect(printed).toContain('> node bootstrap.mjs korong');
    const written = / (\/data\/\S+)$/.exec(command)?.[1];
    if (written !== undefined) expect(existsSync(join(image.root, written))).toBe(true);
  });

  test('a command that needs the tools says that they are gone', async () => {
    await expect(image.run(['npm', 'test'])).rejects.toThrow('needs tools that were removed here');
  });

  test('keeps data in a volume that its user owns, and writes nowhere else', () => {
    expect(image.user).not.toBe('root');
    for (const volume of image.volumes)
      expect(image.owners).toContain(`${image.user}:${image.user} ${volume}`);
    expect(image.volumes.map(volume => join(image.root, volume))).toEqual([image.environment.KORONG_DATA]);
    expect(image.ports).toEqual([image.environment.PORT]);
    expect(listing(join(image.root, image.workdir))).toEqual(before);
  });

  test('has the Node that everything is tried with, and none of the tools', () => {
    expect(image.base).toContain(`node:${process.versions.node.split('.')[0]}-`);
    for (const tool of ['@typescript/native', 'vitest', 'vite', 'node', 'playwright-core'])
      expect([tool, existsSync(join(image.root, image.workdir, 'node_modules', tool))]).toEqual([
        tool,
        false,
      ]);
  });

  test('has only existing settings, and ends in order on a signal', async () => {
    const own = readDockerfile(DOCKERFILE).filter(({ name }) => name === 'ENV');
    const names = own.flatMap(({ rest }) => rest.split(' ').map(pair => pair.split('=')[0]!));
    expect(names.filter(name => name !== 'NODE_ENV' && !(name in SETTINGS))).toEqual([]);
    expect(await end()).toEqual([0, null]);
  });
});

test('the systemd unit starts the build in the repository, with existing settings', () => {
  const lines = textOf('hosting', 'korong.service')
    .split('\n')
    .map(line => /^(\w+)=(.*)$/.exec(line))
    .filter(found => found !== null);
  const valuesOf = (name: string): string[] =>
    lines.filter(([, key]) => key === name).map(([, , value]) => value!);
  const [home] = valuesOf('WorkingDirectory');
  const [node, main] = valuesOf('ExecStart')[0]!.split(' ');
  expect(node!.startsWith(`${home}/`)).toBe(true);
  expect(existsSync(join(ROOT, node!.slice(home!.length)))).toBe(true);
  expect(existsSync(join(ROOT, main!))).toBe(true);
  const settings = valuesOf('Environment').map(pair => pair.split('=') as [string, string]);
  expect(settings.map(([name]) => name).filter(name => name !== 'NODE_ENV' && !(name in SETTINGS))).toEqual(
    [],
  );
  expect(new Map(settings).get('KORONG_DATA')).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`);
});
