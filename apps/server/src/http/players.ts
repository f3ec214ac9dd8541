import { playerPage, report } from '@korong/protocol/http';
import { err, ok } from '@korong/rules';
import { z } from 'zod';
import { idOf } from '../accounts/find.js';
import { infoOf } from '../accounts/sessions.js';
import { answer, refuse } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { operation, silentOperation } from './operation.js';

/** Public pages of players, and reports about them. */
export const playerRoutes = (api: Api, { auth, limits, now, store }: ApiDeps): void => {
  api.get(
    '/api/players/:id',
    { schema: { ...operation('player', playerPage), params: z.object({ id: z.string().max(100) }) } },
    async (request, reply) => {
      const id = await idOf(store.players, request.params.id);
      const account = id === undefined ? undefined : await store.players.find(id);
      if (!account) return answer(reply, err({ code: 'NO_ACCOUNT' }));
      const counts = await store.games.countOf(account.id);
      return answer(reply, ok({ player: infoOf(account), since: account.createdAt, ...counts }));
    },
  );

  api.post(
    '/api/reports',
    { schema: { ...silentOperation('report'), body: report } },
    async (request, reply) => {
      const who = await auth.player(request);
      if (!who.ok) return refuse(reply, who.error);
      const problem = await auth.count(request, 'reports', limits.reports, who.value.player.id);
      if (problem) return refuse(reply, problem);
      const { game, player, text } = request.body;
      if ((await store.games.summary(game)) === undefined && (await store.games.openGame(game)) === undefined)
        return refuse(reply, { code: 'GAME_NOT_FOUND' });
      await store.chat.report({ game, about: player, by: who.value.player.id, text, at: now() });
      return answer(reply, ok(undefined));
    },
  );
};
