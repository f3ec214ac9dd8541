import type { FastifyRequest } from 'fastify';
import { changedStudy, newStudy, savedStudy, study, studyPage, studySearch } from '@korong/protocol/http';
import { gameId } from '@korong/protocol/schemas';
import { err, ok, type Result } from '@korong/rules';
import { z } from 'zod';
import { idOf } from '../accounts/find.js';
import { answer, refuse, type Problem } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { operation, silentOperation } from './operation.js';

const PAGE = 50;
/** A study of full size, where every character may have been written as an escape. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The path may contain anything; a text that is no id is the id of no study. */
const params = z.object({ id: z.string().max(100) });
const isStudy = (id: string): boolean => gameId.safeParse(id).success;
const NONE = { code: 'STUDY_NOT_FOUND' } as const;

/** Studies: readable by link, kept by accounts. */
export const studyRoutes = (api: Api, { auth, limits, store, studies }: ApiDeps): void => {
  /** The account behind a request that changes something. */
  const account = async (request: FastifyRequest): Promise<Result<string, Problem>> => {
    const who = await auth.player(request);
    if (!who.ok) return who;
    return who.value.player.account ? ok(who.value.player.id) : err({ code: 'NEEDS_ACCOUNT' });
  };
  /** The same before a study is saved. */
  const saver = async (request: FastifyRequest): Promise<Result<string, Problem>> => {
    const owner = await account(request);
    if (!owner.ok) return owner;
    const problem = await auth.count(request, 'saves', limits.saves, owner.value);
    return problem ? err(problem) : owner;
  };

  api.get(
    '/api/studies',
    { schema: { ...operation('studies', studyPage), querystring: studySearch } },
    async (request, reply) => {
      const { owner: whose, after } = request.query;
      const viewer = (await auth.identify(request))?.player.id;
      const owner = whose === undefined ? undefined : await idOf(store.players, whose);
      if (whose !== undefined && owner === undefined) return answer(reply, err({ code: 'NO_ACCOUNT' }));
      const page = {
        limit: PAGE,
        ...(owner && { owner }),
        ...(viewer && { viewer }),
        ...(after && { after }),
      };
      return answer(reply, ok(await store.studies.list(page)));
    },
  );

  api.post(
    '/api/studies',
    { bodyLimit: MAX_BODY_BYTES, schema: { ...operation('newStudy', savedStudy), body: newStudy } },
    async (request, reply) => {
      const owner = await saver(request);
      return owner.ok
        ? answer(reply, await studies.create(owner.value, request.body))
        : refuse(reply, owner.error);
    },
  );

  api.get(
    '/api/studies/:id',
    { schema: { ...operation('study', study), params } },
    async (request, reply) => {
      const { id } = request.params;
      if (!isStudy(id)) return refuse(reply, NONE);
      return answer(reply, await studies.read(id, (await auth.identify(request))?.player.id));
    },
  );

  api.post(
    '/api/studies/:id',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: { ...operation('changeStudy', savedStudy), params, body: changedStudy },
    },
    async (request, reply) => {
      const owner = await saver(request);
      if (!owner.ok) return refuse(reply, owner.error);
      const { id } = request.params;
      return isStudy(id)
        ? answer(reply, await studies.change(id, owner.value, request.body))
        : refuse(reply, NONE);
    },
  );

  api.delete(
    '/api/studies/:id',
    { schema: { ...silentOperation('deleteStudy'), params } },
    async (request, reply) => {
      const owner = await account(request);
      if (!owner.ok) return refuse(reply, owner.error);
      const { id } = request.params;
      const gone = isStudy(id) && (await store.studies.remove(id, owner.value));
      return answer(reply, gone ? ok(undefined) : err(NONE));
    },
  );
};
