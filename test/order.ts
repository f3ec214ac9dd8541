// The order of the test files.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take a minute or more, mostly waiting: started last, one of them would run alone at the end. */
const LONGEST = [
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
  'apps/server/',
  'packages/rules/src/gipf/potentials/random/',
  'packages/rules/src/corpus',
];

const rank = ({ moduleId, project }: TestSpecification): number => {
  // A worker ends before each of these; later it would end with a browser and modules that others could use.
  if (project.config.isolate) return -1;
  const found = LONGEST.findIndex(part => moduleId.includes(`/${part}`));
  return found < 0 ? LONGEST.length : found;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}
