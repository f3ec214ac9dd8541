// A third game is a folder in every layer and a line in every registry. This test enforces that: a file elsewhere that names a
// game is listed here with the reason, and the list may only shrink.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { games } from '@korong/rules';
import { expect, test } from 'vitest';
import { filesBelow, root } from './repository.ts';

interface Exception {
  readonly why: string;
  readonly files: readonly string[];
}

/** These stay: they are about the games as such. */
const REASONS: readonly Exception[] = [
  {
    why: 'the entry of the rules library: it exports what each game offers beyond the common interface',
    files: ['packages/rules/src/index.ts'],
  },
  {
    why: 'the entry of the engine: it exports how uses of potentials are judged, which only GIPF has',
    files: ['packages/engine/src/index.ts'],
  },
  {
    why: 'the entry of the puzzles: the tactical fixtures use how captures are counted, which only GIPF has',
    files: ['packages/study/src/puzzles/index.ts'],
  },
  {
    why: 'linked play is a part of GIPF (P11)',
    files: ['apps/cli/src/arena/game.ts'],
  },
  {
    why: 'what the wire accepts is a closed list of its own: a new game there is a decision about the protocol',
    files: ['packages/protocol/src/schemas.ts'],
  },
  {
    why: 'pages that show or mention one game as an example, and the address of the author of the games',
    files: [
      'apps/web/src/about/About.svelte',
      'apps/web/src/about/examples.ts',
      'apps/web/src/settings/themes.print.ts',
    ],
  },
  {
    why: 'passwords that are too common to be allowed',
    files: ['apps/server/src/accounts/commonPasswords.ts'],
  },
  {
    why: 'linked play is about the potentials of GIPF: the steps that use one, and the games that a use is won in',
    files: [
      'apps/web/src/game/linked/contest.ts',
      'apps/web/src/game/linked/words.ts',
      'packages/match/src/linked/games.ts',
      'packages/match/src/linked/presets.ts',
      'packages/match/src/linked/project.ts',
      'packages/match/src/linked/uses.ts',
    ],
  },
];

const LISTED = REASONS.flatMap(({ files }) => files);

const FOLDERS = ['rules', 'engine', 'formats', 'study', 'match', 'protocol', 'client', 'board']
  .map(name => `packages/${name}/src`)
  // Only the code of the messages: sentences may name a game.
  .concat('apps/cli/src', 'apps/server/src', 'apps/web/src', 'apps/web/build', 'apps/web/site');

const isSource = (file: string): boolean =>
  /\.(ts|mjs|svelte|astro)$/.test(file) && !/(\.test|\/testing)\.ts$/.test(file);

const names = games.map(({ name }) => name);

/** The folder of a game, or a registry. */
const isOfAGame = (file: string): boolean =>
  /^(packages|apps)\/\w+\/src\/games\//.test(file) ||
  file === 'packages/rules/src/games.ts' ||
  file === 'packages/messages/src/games.ts' ||
  names.some(name => file.startsWith(`packages/rules/src/${name}/`));

/** Without comments. */
const codeIn = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(^|[^:'"`\\])\/\/.*/gm, '$1');

const naming = [
  ...FOLDERS.flatMap(folder => filesBelow(folder)),
  ...filesBelow('packages/messages/src').filter(file => !/\/src\/[a-z]{2}\//.test(file)),
]
  .filter(isSource)
  .map(file => ({ path: relative(root, file), file }))
  .filter(({ path }) => !isOfAGame(path))
  .filter(({ file }) => new RegExp(names.join('|'), 'i').test(codeIn(file)))
  .map(({ path }) => path);

test('shared code names no game, but for the files that are listed here', () => {
  expect(naming.filter(file => !LISTED.includes(file))).toEqual([]);
});

test('no file is listed that need not be, and there are 15 at most', () => {
  expect(LISTED.length).toBeLessThanOrEqual(15);
  expect(LISTED.filter(file => !naming.includes(file))).toEqual([]);
  expect(new Set(LISTED).size).toBe(LISTED.length);
});

test('the code of a game is found where it is looked for', () => {
  for (const name of names) {
    expect(filesBelow(`packages/rules/src/${name}`)).not.toEqual([]);
    expect(filesBelow(`packages/engine/src/games/${name}`)).not.toEqual([]);
    expect(filesBelow(`packages/board/src/games/${name}`)).not.toEqual([]);
    expect(filesBelow(`packages/messages/src/en/${name}`)).not.toEqual([]);
  }
});
