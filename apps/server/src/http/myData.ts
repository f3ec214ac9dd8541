import { accountExport, sessionList } from '@korong/protocol/http';
import { err, ok } from '@korong/rules';
import { z } from 'zod';
import { answer, refuse } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { exportOf } from './export.js';
import { operation, silentOperation } from './operation.js';
import { shownSession } from './shown.js';

/** How often an export may be asked for: its cost grows with the number of games. */
const EXPORTS = { most: 10, window: 3_600_000 };

/** Routes to a player's own data. */
export const myDataRoutes = (api: Api, { auth, records, sessions, store }: ApiDeps): void => {
  api.get('/api/sessions', { schema: operation('sessions', sessionList) }, async (request, reply) => {
    const who = await auth.identify(request);
    if (!who) return refuse(reply, { code: 'NO_SESSION' });
    const all = await store.players.sessionsOf(who.player.id);
    return answer(reply, ok({ sessions: all.map(session => shownSession(session, who.session)) }));
  });

  api.delete(
    '/api/sessions/:id',
    { schema: { ...silentOperation('endSession'), params: z.object({ id: z.string().max(60) }) } },
    async (request, reply) => {
      const who = await auth.identify(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      const session = await store.players.session(request.params.id);
      if (session?.player !== who.player.id) return answer(reply, err({ code: 'NOT_FOUND' }));
      await sessions.end(session.id, session.player);
      return answer(reply, ok(undefined));
    },
  );

  api.get(
    '/api/account/export',
    { schema: operation('exportAll', accountExport) },
    async (request, reply) => {
      const who = await auth.identify(request);
      if (!who) return refuse(reply, { code: 'NO_SESSION' });
      const problem = await auth.count(request, 'export', EXPORTS, who.player.id);
      if (problem) return refuse(reply, problem);
      const all = await exportOf(store, records, who);
      reply.header('content-disposition', 'attachment; filename="korong-export.json"');
      return answer(reply, ok(all));
    },
  );
};
