import type { FastifyReply } from 'fastify';
import { reviewAnswer } from '@korong/protocol/http';
import { gameId } from '@korong/protocol/schemas';
import { err, ok } from '@korong/rules';
import { z } from 'zod';
import type { ReviewState } from '../reviews/reviews.js';
import { refuse, sendText } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { operation } from './operation.js';

const params = z.object({ id: z.string().max(100) });
const isGame = (id: string): boolean => gameId.safeParse(id).success;

/** The review goes out as it is kept. */
const send = (reply: FastifyReply, { review, ...state }: ReviewState): FastifyReply => {
  const head = JSON.stringify(state);
  return sendText(
    reply,
    'application/json',
    review === undefined ? head : `${head.slice(0, -1)},"review":${review}}`,
  );
};

/** Reviews of finished games. */
export const reviewRoutes = (api: Api, { auth, limits, reviews, store }: ApiDeps): void => {
  api.get(
    '/api/games/:id/review',
    { schema: { ...operation('review', reviewAnswer), params } },
    async (request, reply) => {
      const { id } = request.params;
      const there = isGame(id) && (await store.games.summary(id)) !== undefined;
      return there ? send(reply, await reviews.state(id)) : refuse(reply, { code: 'GAME_NOT_FOUND' });
    },
  );

  api.post(
    '/api/games/:id/review',
    { schema: { ...operation('askReview', reviewAnswer), params } },
    async (request, reply) => {
      const who = await auth.player(request);
      if (!who.ok) return refuse(reply, who.error);
      const { id } = request.params;
      if (!isGame(id)) return refuse(reply, { code: 'GAME_NOT_FOUND' });
      const asked = await reviews.ask(id, async () => {
        const problem = await auth.count(request, 'reviews', limits.reviews, who.value.player.id);
        return problem ? err(problem as never) : ok(undefined);
      });
      return asked.ok ? send(reply, asked.value) : refuse(reply, asked.error);
    },
  );
};
