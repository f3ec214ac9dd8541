// The tests that mutants of the rules are tried against: those named after rules, without the random and the long ones,
// so that it is the named tests that have to bite.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: ['**/corpus.test.ts', '**/properties.test.ts', '**/fuzz.test.ts', '**/random/*.test.ts'],
  },
});
