import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesBelow, root } from './repository.ts';

const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(name => join(root, name)),
  ...filesBelow('docs').filter(file => file.endsWith('.md')),
];

interface Example {
  readonly title: string;
  readonly file: string;
  readonly code: string;
  readonly output: string;
}

// Inside the repository, so that the examples find its packages; ignored by git.
const folder = join(root, '.build', 'examples');

/** A block of TypeScript and the block below it with its expected output. */
const examples = pages.flatMap(page =>
  [...readFileSync(page, 'utf8').matchAll(/```ts\n([\s\S]*?)```(?:\s*```text\n([\s\S]*?)```)?/g)].map(
    ([, code, output], i): Example => ({
      title: `${relative(root, page)}, example ${i + 1}`,
      file: join(folder, `${basename(page, '.md')}-${i + 1}.ts`),
      code: code!,
      output: output ?? '',
    }),
  ),
);

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of examples) writeFileSync(file, code);
  const compilerOptions = { noEmit: true, composite: false, incremental: false, types: ['node'] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }),
  );
});

test('all examples pass the strict compiler', () => {
  expect(examples.length).toBeGreaterThan(5);
  node('node_modules/@typescript/native/bin/tsc', '-p', folder);
});

test.each(examples)('$title prints what stands below it', ({ file, output }) => {
  expect(node(file)).toBe(output);
});

test.each(pages.map(page => relative(root, page)))('%s: every link leads somewhere', page => {
  const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, a, b]) => (a ?? b)!);
  for (const link of links.filter(l => !l.startsWith('http') && !l.startsWith('#'))) {
    expect([link, existsSync(join(root, dirname(page), link.split('#')[0]!))]).toEqual([link, true]);
  }
});
