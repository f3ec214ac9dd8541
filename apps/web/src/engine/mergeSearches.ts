// Merges several searches of the same position into one answer.
import { mergeReports, type Line, type Report } from '@korong/engine';
import { EngineError, type Hear, type Thinking } from './channel.js';
import type { Answer } from './workerMessages.js';

/** Milliseconds to wait for the others after the first answer; the last report of a late one still counts. */
export const PATIENCE = 200;

/** The forced steps of a turn before the first reported choice. */
const forcedIn = ({ turn, report }: Answer): string[] => {
  const steps = turn.split(';');
  const choice = report.lines[0]?.turn.split(';')[0];
  return choice === undefined ? [] : steps.slice(0, Math.max(steps.indexOf(choice), 0));
};

/** The whole turn at the start of the line, if it is known to be whole. */
const wholeTurn = (best: Line, answers: readonly Answer[]): string | undefined => {
  const turn = [...forcedIn(answers[0]!), best.turn].join(';');
  const thoughtOut = answers.find(answer => answer.turn === turn || answer.turn.startsWith(`${turn};`));
  // A worker's second choice: whole if the line goes on with the other side.
  return thoughtOut?.turn ?? (best.line.length > 1 ? turn : undefined);
};

/** The answer from one or more answers and the reports of all workers. */
export const agree = (answers: readonly Answer[], reports: readonly Report[], lines: number): Answer => {
  const report = mergeReports(reports, lines);
  const [best] = report.lines;
  return { turn: (best && wholeTurn(best, answers)) ?? answers[0]!.turn, report };
};

/**
 * Starts all searches. The first to finish ends the others, so that a slow core does not delay the answer. A failed search is
 * left out; the promise rejects only if all fail.
 */
export const thinkTogether = (
  starts: readonly ((hear: Hear) => Thinking)[],
  lines: number,
  hear?: Hear,
): Thinking => {
  const reports = new Map<number, Report>();
  const answers: Answer[] = [];
  let open = starts.length;
  let over = false;
  const all = starts.map((start, seat) =>
    start(report => {
      if (over) return;
      reports.set(seat, report);
      hear?.(mergeReports([...reports.values()], lines));
    }),
  );
  const stop = (): void => {
    for (const thinking of all) thinking.stop();
  };
  const answer = new Promise<Answer>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      over = true;
      clearTimeout(timer);
      resolve(agree(answers, [...reports.values()], lines));
    };
    all.forEach((thinking, seat) => {
      thinking.answer.then(
        found => {
          if (over) return;
          open--;
          reports.set(seat, found.report);
          answers.push(found);
          if (open === 0) settle();
          else if (timer === undefined) {
            stop();
            timer = setTimeout(settle, PATIENCE);
          }
        },
        (error: unknown) => {
          if (over) return;
          open--;
          reports.delete(seat);
          if (open > 0) return;
          if (answers.length > 0) settle();
          else reject(error instanceof EngineError ? error : new EngineError('broken'));
        },
      );
    });
  });
  return { answer, stop };
};
