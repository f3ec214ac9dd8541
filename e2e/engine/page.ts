import type { Question } from './worker.ts';

/** Called by the test: asks a new worker one question. */
const ask = (question: Question): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = error => {
      reject(new Error(error.message));
    };
    worker.postMessage(question);
  });

declare global {
  interface Window {
    ask: typeof ask;
  }
}

window.ask = ask;
