// Builds a Dockerfile without Docker. Every stage is a folder, empty at first, filled by the same copies and commands. The base image is
// this machine with the Node that runs the tests, so the base image is not tested. Nor are users: ownership is only recorded.
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { readCommand, readDockerfile, readIgnored } from './dockerfile.ts';

export interface Image {
  /** The container's `/`. */
  readonly root: string;
  readonly base: string;
  readonly workdir: string;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly ports: readonly string[];
  /** `owner path`, as `chown` was told. */
  readonly owners: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[];
  /** Runs a command in it and returns its output. */
  run(command: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string>;
  /** The environment of all its processes. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Options {
  readonly context: string;
  readonly dockerfile: string;
  /** An empty folder for the build. */
  readonly folder: string;
  /** Called when a stage has its copies from the context, to skip slow work. */
  readonly copied?: (workdir: string) => void;
}

interface Stage {
  readonly root: string;
  readonly base: string;
  readonly env: Record<string, string>;
  readonly owners: string;
  workdir: string;
  user: string;
  volumes: string[];
  ports: string[];
  command: readonly string[];
  health: readonly string[];
}

/** The build's access to this machine: the registry settings, and nothing else. */
const OUTSIDE = [
  ...['HOME', 'NODE_EXTRA_CA_CERTS', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
];

const execute = promisify(execFile);

const outside = (): Record<string, string> =>
  Object.fromEntries(OUTSIDE.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])));

/** The Node of the tests first, and no binaries of this repository. */
const pathWith = (tools: string): string =>
  [
    tools,
    dirname(process.execPath),
    ...(process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules')),
  ].join(delimiter);

/** Absolute paths refer to the container. */
const inside = (root: string, text: string): string => text.replace(/(^|[\s=])\/(?=\w)/g, `$1${root}/`);

const copyInto = (
  source: string,
  target: string,
  leaveOut: (path: string) => boolean = () => false,
): void => {
  const file = statSync(source).isFile();
  const to =
    file && existsSync(target) && statSync(target).isDirectory() ? join(target, basename(source)) : target;
  cpSync(source, to, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: path => !leaveOut(relative(source, path)),
  });
};

export const buildImage = async ({ context, dockerfile, folder, copied }: Options): Promise<Image> => {
  const ignored = readIgnored(`${dockerfile}.dockerignore`);
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const now = (): Stage => {
    if (!stage) throw new Error('nothing comes before FROM');
    return stage;
  };
  const at = (path: string): string => join(now().root, path.startsWith('/') ? '' : now().workdir, path);
  const known: Record<string, (rest: string) => unknown> = {
    FROM: rest => {
      const [, base, name] = /^(\S+)(?: AS (\w+))?$/.exec(rest) ?? [];
      if (base === undefined) throw new Error(`FROM ${rest}`);
      const root = join(folder, name ?? 'final');
      mkdirSync(root);
      const owners = join(folder, `${name ?? 'final'}.owners`);
      writeFileSync(owners, '');
      stage = {
        root,
        base,
        env: {},
        owners,
        workdir: '/',
        user: 'root',
        volumes: [],
        ports: [],
        command: [],
        health: [],
      };
      stages.set(name ?? 'final', stage);
    },
    WORKDIR: rest => {
      now().workdir = rest;
      mkdirSync(at(rest), { recursive: true });
    },
    COPY: rest => {
      const words = rest.split(' ');
      const from = /^--from=(\w+)$/.exec(words[0]!)?.[1];
      const [sources, target] = [words.slice(from === undefined ? 0 : 1, -1), words.at(-1)!];
      if (sources.length === 0 || words.some(word => /^--(?!from=)|[*?"[]/.test(word)))
        throw new Error(`COPY ${rest}`);
      for (const source of sources) {
        if (from === undefined) copyInto(join(context, source), at(target), ignored);
        else copyInto(join(stages.get(from)!.root, source), at(target));
      }
      if (from === undefined) copied?.(at('.'));
    },
    ARG: rest => {
      // Empty unless the build passes a value.
      if (!/^\w+$/.test(rest)) throw new Error(`ARG ${rest}`);
    },
    ENV: rest => {
      for (const pair of rest.split(' ')) {
        const [, name, value] = /^(\w+)=([\w./:-]+)$/.exec(pair) ?? [];
        if (name === undefined) throw new Error(`ENV ${rest}`);
        now().env[name] = value!;
      }
    },
    RUN: async rest => {
      const { root, env, owners } = now();
      writeFileSync(join(tools, 'chown'), `#!/bin/sh\necho "$@" >>'${owners}'\n`);
      chmodSync(join(tools, 'chown'), 0o755);
      await execute('sh', ['-c', inside(root, rest)], {
        cwd: at('.'),
        env: { ...outside(), PATH: pathWith(tools), ...env },
        maxBuffer: 2 ** 28,
      });
    },
    USER: rest => {
      now().user = rest;
    },
    VOLUME: rest => {
      now().volumes.push(rest);
    },
    EXPOSE: rest => {
      now().ports.push(rest);
    },
    HEALTHCHECK: rest => {
      const command = /^(?:--[a-z-]+=\S+ )*CMD (.*)$/.exec(rest)?.[1];
      now().health = readCommand(command ?? rest);
    },
    CMD: rest => {
      now().command = readCommand(rest);
    },
  };
  for (const { name, rest } of readDockerfile(dockerfile)) {
    const follow = known[name];
    if (!follow) throw new Error(`an instruction that is not known here: ${name} ${rest}`);
    await follow(rest);
  }
  const { root, base, env, owners, workdir, user, volumes, ports, command, health } = now();
  const home = join(folder, 'home');
  mkdirSync(home);
  const environment = {
    PATH: pathWith(tools),
    HOME: home,
    ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, inside(root, value)])),
  };
  return {
    ...{ root, base, workdir, user, volumes, ports, command, health, environment },
    owners: readFileSync(owners, 'utf8').replaceAll(root, '').trim().split('\n'),
    run: async ([program, ...args], more = {}) => {
      const given = args.map(arg => inside(root, arg));
      const options = { cwd: join(root, workdir), env: { ...environment, ...more } };
      return (await execute(program!, given, options)).stdout;
    },
  };
};
