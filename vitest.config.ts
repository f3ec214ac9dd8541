import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'test/**/*.test.ts',
      'e2e/**/*.test.ts',
      'faults/**/*.test.ts',
    ],
    reporters: ['default', './test/slowest.ts'],
    // Most of these tests wait for browsers, databases and clocks: more of them than there are cores keep a machine busy.
    maxWorkers: Math.max(4, availableParallelism()),
    // How fast things are is measured in bench/; these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A page on a busy machine may take its time; what it shows in the end is what counts.
    expect: { poll: { timeout: 60_000 } },
  },
});
