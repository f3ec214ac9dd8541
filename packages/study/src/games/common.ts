import { hold, winIn, winSoon } from '../puzzles/claims.js';
import type { Exam } from '../puzzles/exam.js';
import type { Proof } from './puzzleGame.js';

export const won = (turns: readonly string[] | undefined): Proof | undefined =>
  turns && { turns, wins: true };
export const held = (turns: readonly string[] | undefined): Proof | undefined =>
  turns && { turns, wins: false };

export const winProof = (exam: Exam, own: number): Proof | undefined => won(winIn(exam, own));

/** The nearest win if it is near, or else the only defence. */
export const winOrHold = (exam: Exam): Proof | undefined => won(winSoon(exam)) ?? held(hold(exam));
