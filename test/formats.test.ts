import { FORMAT_CODES } from '@korong/formats';
import { en } from '@korong/messages';
import { expect, test } from 'vitest';
import { textOf } from './repository.ts';

test('every code of a refused record has a sentence and a line in docs/formats.md, and there are no others', () => {
  const documented = [...textOf('docs/formats.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code!);
  expect(documented).toEqual([...FORMAT_CODES]);
  const sentences: Readonly<Record<string, string>> = en;
  for (const code of FORMAT_CODES) {
    const names = [...(sentences[code] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const name of names) expect(['excerpt', 'reason', 'choices']).toContain(name);
    expect([code, sentences[code]]).toEqual([code, expect.stringMatching(/\S/)]);
  }
});
