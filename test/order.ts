// The order of the test files.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Most of them take a minute or more, mostly waiting: started last, one of them would run alone at the end. The first two share no modules,
 * and would end a worker with modules that others can use.
 */
const LONGEST = [
  'test/',
  'apps/server/src/http/signInCost',
  'e2e/site/pages',
  'e2e/online/badNetwork',
  'e2e/online/gameActions',
  'e2e/learn/lessons',
  'e2e/account/accessibility',
  'e2e/project/',
  'e2e/play/clicks',
  'e2e/learn/rules',
  'e2e/online/accessibility',
  'e2e/play/saved',
  'faults/',
  'e2e/',
  'packages/study/src/',
  'apps/cli/src/cli.test',
  'apps/server/',
  'packages/engine/',
  'packages/rules/src/gipf/potentials/random/',
  'packages/rules/src/corpus',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex(part => moduleId.includes(`/${part}`));
  return found < 0 ? LONGEST.length : found;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}
