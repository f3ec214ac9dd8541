import {
  attemptAnswer,
  puzzleAttempt,
  puzzleGame,
  puzzleProgress,
  puzzleRatings,
} from '@korong/protocol/http';
import { ok } from '@korong/rules';
import { z } from 'zod';
import { answer, refuse } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { operation } from './operation.js';

const params = z.object({ id: z.string().max(100) });

/** Ratings of puzzles and of accounts that solve them. */
export const puzzleRoutes = (api: Api, { auth, puzzles }: ApiDeps): void => {
  api.get(
    '/api/puzzles/ratings',
    { schema: { ...operation('puzzleRatings', puzzleRatings), querystring: puzzleGame } },
    async (request, reply) => answer(reply, ok(await puzzles.ratings(request.query.game))),
  );

  api.get(
    '/api/puzzles/progress',
    { schema: { ...operation('puzzleProgress', puzzleProgress), querystring: puzzleGame } },
    async (request, reply) => {
      const who = await auth.identify(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      if (!who.player.account) return refuse(reply, { code: 'NEEDS_ACCOUNT' });
      return answer(reply, ok(await puzzles.progress(who.player.id, request.query.game)));
    },
  );

  api.post(
    '/api/puzzles/:id/attempts',
    { schema: { ...operation('attempt', attemptAnswer), params, body: puzzleAttempt } },
    async (request, reply) => {
      const who = await auth.player(request);
      if (!who.ok) return refuse(reply, who.error);
      const { account, id: player } = who.value.player;
      if (!account) return refuse(reply, { code: 'NEEDS_ACCOUNT' });
      return answer(reply, await puzzles.attempt(player, request.params.id, request.body.solved));
    },
  );
};
