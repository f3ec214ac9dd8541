import { explorerAnswer, explorerQuery } from '@korong/protocol/http';
import { explore } from '../explorer/explorer.js';
import { answer, refuse } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { operation } from './operation.js';

/** What was played in a position. */
export const explorerRoutes = (api: Api, { store }: ApiDeps): void => {
  api.get(
    '/api/explorer',
    { schema: { ...operation('explorer', explorerAnswer), querystring: explorerQuery } },
    async (request, reply) => {
      const found = await explore(store, request.query);
      return found.ok ? answer(reply, found) : refuse(reply, { code: 'BAD_POSITION', reason: found.error });
    },
  );
};
