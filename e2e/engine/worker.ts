// The engine in a module worker: reads weights, searches, answers.
import { finish, netPlayer, readNet, signatureOf, type Limits } from '@korong/engine';

export type Question =
  | { readonly kind: 'signature'; readonly weights: Uint8Array }
  | {
      readonly kind: 'turn';
      readonly weights: Uint8Array;
      readonly position: string;
      readonly limits: Limits;
    };

const answer = (question: Question): unknown => {
  const net = readNet(question.weights);
  if (!net.ok) return net.error;
  if (question.kind === 'signature') return signatureOf(net.value);
  const player = netPlayer(net.value);
  player.start(question.position);
  const { turn, report } = finish(player.think({ limits: question.limits, now: () => performance.now() }));
  return { turn, visits: report.visits };
};

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
};
