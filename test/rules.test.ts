import { readFileSync } from 'node:fs';
import { CODES, type Code } from '@korong/rules';
import { en } from '@korong/messages';
import { expect, test } from 'vitest';
import { filesBelow, sourcesOf, textOf } from './repository.ts';

const RULES = [
  ...Array.from({ length: 16 }, (_, i) => `Y${i + 1}`),
  ...Array.from({ length: 18 }, (_, i) => `G${i + 1}`),
  ...Array.from({ length: 11 }, (_, i) => `P${i + 1}`),
];

const testNames = filesBelow('packages/rules/src')
  .filter(file => file.endsWith('.test.ts'))
  .flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*['"`]([^'"`]+)/g),
  ])
  .map(([, name]) => name!);

test.each(RULES)('%s has a test named after it', id => {
  expect(testNames.filter(name => name.startsWith(`${id}:`))).not.toEqual([]);
});

test('docs/rules.md has every rule, once', () => {
  const ids = [...textOf('docs/rules.md').matchAll(/^(?:\| |### )([YGP][0-9]+)\b/gm)].map(([, id]) => id!);
  expect(ids).toEqual(RULES);
});

test('every reason code has a sentence and a line in docs/reasons.md, and there are no others', () => {
  const documented = [...textOf('docs/reasons.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code!);
  expect(documented.sort()).toEqual([...CODES].sort());
  const sentences: Readonly<Record<string, string>> = en;
  for (const code of CODES) expect([code, sentences[code]]).toEqual([code, expect.stringMatching(/\S/)]);
});

test('every reason code is given somewhere in the libraries', () => {
  // Trees of variations are read by the rules of records, with their codes.
  const library = ['packages/rules', 'packages/study']
    .flatMap(folder => sourcesOf(folder))
    .filter(file => !file.endsWith('reasons.ts'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  expect(CODES.filter(code => !library.includes(`'${code}'`))).toEqual([]);
});

/** The refusals of a name that is not known carry those that are. */
const WITH_CHOICES: readonly Code[] = ['UNKNOWN_GAME', 'UNKNOWN_VARIANT'];
/** Those of what depends on the rest of the text carry what would be right. */
const WITH_EXAMPLE: readonly Code[] = ['BAD_LINKED'];

test('sentences for reasons use only what a refusal carries', () => {
  for (const code of CODES) {
    const names = [...en[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const name of names) expect(['at', 'text', 'place', 'choices', 'example']).toContain(name);
    expect([code, names.includes('choices')]).toEqual([code, WITH_CHOICES.includes(code)]);
    expect([code, names.includes('example')]).toEqual([code, WITH_EXAMPLE.includes(code)]);
  }
});
