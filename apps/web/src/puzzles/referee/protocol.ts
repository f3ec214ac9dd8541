import type { Puzzle, Verdict } from '@korong/study';

export interface Question {
  readonly id: number;
  readonly puzzle: Pick<Puzzle, 'game' | 'position' | 'solutions'>;
  readonly turns: readonly string[];
}

export interface Answer {
  readonly id: number;
  readonly verdict: Verdict;
}
