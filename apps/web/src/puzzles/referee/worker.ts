// Proves in a worker: some verdicts take a second.
import { PuzzleReferee } from '@korong/study';
import type { Answer, Question } from './protocol.js';

const referee = new PuzzleReferee();

self.onmessage = ({ data: { id, puzzle, turns } }: MessageEvent<Question>): void => {
  postMessage({ id, verdict: referee.judge(puzzle, turns) } satisfies Answer);
};
