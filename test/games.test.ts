// A third game is a folder in every layer and a line in every registry. This holds the rest of the code to that: who names a game
// elsewhere stands here with the reason, and the list may only shrink.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { games } from '@korong/rules';
import { expect, test } from 'vitest';
import { filesBelow, root } from './repository.ts';

interface Exception {
  readonly why: string;
  readonly files: readonly string[];
}

/** To stay: these are about the games as such. */
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
    why: 'linked play is a part of GIPF (P11)',
    files: ['apps/cli/src/arena/game.ts'],
  },
  {
    why: 'what the wire accepts is a closed list of its own: a new game there is a decision about the protocol',
    files: ['packages/protocol/src/httpSchemas.ts', 'packages/protocol/src/schemas.ts'],
  },
  {
    why: 'passwords that are too common to be allowed',
    files: ['apps/server/src/accounts/commonPasswords.ts'],
  },
  {
    why: 'linked play is about the potentials of GIPF: the steps that use one, and the games that a use is won in',
    files: [
      'packages/match/src/linked/games.ts',
      'packages/match/src/linked/replay.ts',
      'packages/match/src/linked/uses.ts',
    ],
  },
];

/** To go: their content belongs into the folder of a game. */
const NOT_YET: readonly Exception[] = [
  {
    why: 'the sentences of a game have no folder of their own yet',
    files: ['packages/messages/src/areas.ts'],
  },
  {
    why: 'the pages get a GameUi for each game, in apps/web/src/games',
    files: [
      'apps/web/src/account/games.ts',
      'apps/web/src/account/search.ts',
      'apps/web/src/engine/worker.ts',
      'apps/web/src/frame/Footer.svelte',
      'apps/web/src/frame/Header.svelte',
      'apps/web/src/learn/courses.ts',
      'apps/web/src/learn/gipfFacts.ts',
      'apps/web/src/learn/lessonsGipf.ts',
      'apps/web/src/learn/lessonsProject.ts',
      'apps/web/src/learn/lessonsYinsh.ts',
      'apps/web/src/learn/positions.ts',
      'apps/web/src/learn/progress.ts',
      'apps/web/src/learn/projectFacts.ts',
      'apps/web/src/learn/rulesGipf.ts',
      'apps/web/src/learn/rulesProject.ts',
      'apps/web/src/learn/rulesYinsh.ts',
      'apps/web/src/learn/task.ts',
      'apps/web/src/learn/tasks.ts',
      'apps/web/src/learn/yinshFacts.ts',
      'apps/web/src/online/Agreed.svelte',
      'apps/web/src/online/Facts.svelte',
      'apps/web/src/online/potentials.ts',
      'apps/web/src/online/wish.ts',
      'apps/web/src/pages/about/About.svelte',
      'apps/web/src/pages/archive/SearchForm.svelte',
      'apps/web/src/pages/game/Away.svelte',
      'apps/web/src/pages/game/Room.svelte',
      'apps/web/src/pages/games/GameCard.svelte',
      'apps/web/src/pages/home/Home.svelte',
      'apps/web/src/pages/home/pictures.print.ts',
      'apps/web/src/pages/learn/Learn.svelte',
      'apps/web/src/pages/learn/Player.svelte',
      'apps/web/src/pages/learn/TaskPanel.svelte',
      'apps/web/src/pages/learn/Waiting.svelte',
      'apps/web/src/pages/online/NewAway.svelte',
      'apps/web/src/pages/play/Board.svelte',
      'apps/web/src/pages/play/Entrant.svelte',
      'apps/web/src/pages/play/Extras.svelte',
      'apps/web/src/pages/play/Game.svelte',
      'apps/web/src/pages/play/GameFields.svelte',
      'apps/web/src/pages/play/GameIcon.svelte',
      'apps/web/src/pages/play/LinkDialog.svelte',
      'apps/web/src/pages/play/NewGame.svelte',
      'apps/web/src/pages/play/PastGame.svelte',
      'apps/web/src/pages/play/Play.svelte',
      'apps/web/src/pages/play/Potentials.svelte',
      'apps/web/src/pages/play/Project.svelte',
      'apps/web/src/pages/play/ending.ts',
      'apps/web/src/pages/programmers/examples.ts',
      'apps/web/src/pages/rules/Demonstration.svelte',
      'apps/web/src/pages/rules/Rules.svelte',
      'apps/web/src/pages/settings/themes.print.ts',
      'apps/web/src/play/challenger.ts',
      'apps/web/src/play/linking.ts',
      'apps/web/src/play/project.ts',
      'apps/web/src/play/setup.ts',
      'apps/web/src/table/fetch.ts',
      'apps/web/src/table/gipf.ts',
      'apps/web/src/table/gipfHand.ts',
      'apps/web/src/table/gipfLook.ts',
      'apps/web/src/table/gipfView.ts',
      'apps/web/src/table/linked.ts',
      'apps/web/src/table/potentials.ts',
      'apps/web/src/table/project.ts',
      'apps/web/src/table/projectHand.ts',
      'apps/web/src/table/projectLook.ts',
      'apps/web/src/table/projectSay.ts',
      'apps/web/src/table/projectView.ts',
      'apps/web/src/table/tables.ts',
      'apps/web/src/table/types.ts',
      'apps/web/src/table/yinsh.ts',
      'apps/web/src/table/yinshHand.ts',
      'apps/web/src/table/yinshLook.ts',
      'apps/web/src/table/yinshView.ts',
    ],
  },
];

const LISTED = [...REASONS, ...NOT_YET].flatMap(({ files }) => files);

const FOLDERS = ['rules', 'engine', 'match', 'protocol', 'client', 'board']
  .map(name => `packages/${name}/src`)
  // Of the messages only the code: sentences may call a game by its name.
  .concat('apps/cli/src', 'apps/server/src', 'apps/web/src', 'apps/web/build', 'apps/web/site');

const isSource = (file: string): boolean =>
  /\.(ts|mjs|svelte|astro)$/.test(file) && !/(\.test|\/testing)\.ts$/.test(file);

const names = games.map(({ name }) => name);

/** The folder of a game, or a registry. */
const isOfAGame = (file: string): boolean =>
  /^(packages|apps)\/\w+\/src\/games\//.test(file) ||
  file === 'packages/rules/src/games.ts' ||
  names.some(name => file.startsWith(`packages/rules/src/${name}/`));

/** Without what is only said about it. */
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

test('no file is listed that need not be', () => {
  expect(LISTED.filter(file => !naming.includes(file))).toEqual([]);
  expect(new Set(LISTED).size).toBe(LISTED.length);
});

test('the code of a game is found where it is looked for', () => {
  for (const name of names) {
    expect(filesBelow(`packages/rules/src/${name}`)).not.toEqual([]);
    expect(filesBelow(`packages/engine/src/games/${name}`)).not.toEqual([]);
    expect(filesBelow(`packages/board/src/games/${name}`)).not.toEqual([]);
  }
});
