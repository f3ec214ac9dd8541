import { FINDING_KINDS, JUDGEMENTS, THRESHOLDS } from '@korong/study';
import { expect, test } from 'vitest';
import { review as shared } from '../packages/messages/src/en/review.ts';
import { GAME_SENTENCES } from '../packages/messages/src/games.ts';
import { textOf } from './repository.ts';

const sentences = [shared, ...Object.values(GAME_SENTENCES).map(({ review }) => review)].flatMap(area =>
  Object.keys(area),
);
const page = textOf('docs/analysis.md');

test('every finding and every judgement has a sentence, and there are no others', () => {
  const keys = [
    ...JUDGEMENTS.map(name => `judgement.${name}`),
    ...FINDING_KINDS.map(kind => `finding.${kind}`),
  ];
  expect(sentences.sort()).toEqual(keys.sort());
});

test('docs/analysis.md has a line for every finding and every judgement, with its threshold', () => {
  const documented = [...page.matchAll(/^\| `([a-z-]+)`/gm)].map(([, kind]) => kind!);
  expect(documented.sort()).toEqual([...FINDING_KINDS].sort());
  for (const [name, loss] of Object.entries(THRESHOLDS))
    expect(page).toMatch(new RegExp(`^\\| ${name} +\\| ${loss} and more`, 'm'));
});
