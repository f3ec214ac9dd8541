// Prints the slowest files and tests at the end of a run.
import type { Reporter, TestModule } from 'vitest/node';

const MAX_LISTED = 12;
/** Shorter runs print nothing. */
const WORTH_TELLING = 60_000;

interface Taken {
  readonly name: string;
  readonly milliseconds: number;
}

const lines = (title: string, taken: readonly Taken[]): string =>
  [
    title,
    ...taken
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, MAX_LISTED)
      .map(({ name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(8)} s  ${name}`),
  ].join('\n');

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(module => {
      const { duration, setupDuration, collectDuration, environmentSetupDuration } = module.diagnostic();
      return {
        name: module.relativeModuleId,
        milliseconds: duration + setupDuration + collectDuration + environmentSetupDuration,
      };
    });
    if (files.reduce((sum, { milliseconds }) => sum + milliseconds, 0) < WORTH_TELLING) return;
    const tests = modules.flatMap(module =>
      [...module.children.allTests()].map(test => ({
        name: `${module.relativeModuleId} > ${test.name}`,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    );
    console.log(
      `\n${lines('Files that took longest:', files)}\n\n${lines('Tests that took longest:', tests)}`,
    );
  }
}
