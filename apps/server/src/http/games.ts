import { gameEvents, gamePage, gameSearch, createdGame, gameLookup, openGames } from '@korong/protocol/http';
import { gameId, newGame } from '@korong/protocol/schemas';
import { err, ok } from '@korong/rules';
import { z } from 'zod';
import { idOf } from '../accounts/find.js';
import { answer, refuse, sendText } from './answers.js';
import type { Api, ApiDeps } from './api.js';
import { operation, silentOperation } from './operation.js';

const PAGE = 50;
const MAX_OPEN_GAMES = 100;
/** So many times as many games as one player may be accepted from one address, which people may share. */
const TOGETHER = 5;

/** The path may contain anything; a text that is no id is the id of no game. */
const params = z.object({ id: z.string().max(100) });
const isGame = (id: string): boolean => gameId.safeParse(id).success;

const since = z.object({ since: z.coerce.number().int().min(0).default(0) });
const form = z.object({ form: z.enum(['text', 'json']).default('text') });

/** Finding, making and reading games. Playing them goes over the socket. */
export const gameRoutes = (api: Api, { auth, origins, limits, records, rooms, store }: ApiDeps): void => {
  api.get(
    '/api/games',
    { schema: { ...operation('games', gamePage), querystring: gameSearch } },
    async (request, reply) => {
      const who = await auth.identify(request);
      const { player, ...rest } = request.query;
      const whom = player === undefined ? undefined : ((await idOf(store.players, player)) ?? player);
      const search = { ...rest, ...(whom === undefined ? {} : { player: whom }) };
      const { games, next } = await store.games.search(search, PAGE, who?.player.id);
      return answer(reply, ok({ games, ...(next === undefined ? {} : { next }) }));
    },
  );

  api.get('/api/games/open', { schema: operation('openGames', openGames) }, async (_request, reply) =>
    answer(reply, ok({ games: await store.games.openGames(MAX_OPEN_GAMES) })),
  );

  api.post(
    '/api/games',
    { schema: { ...operation('newGame', createdGame), body: newGame } },
    async (request, reply) => {
      const who = await auth.player(request);
      if (!who.ok) return refuse(reply, who.error);
      const problem = await auth.count(request, 'games', limits.games, who.value.player.id);
      if (problem) return refuse(reply, problem);
      return answer(reply, await rooms.create(who.value.player, request.body, origins.address(request.raw)));
    },
  );

  api.get(
    '/api/games/:id',
    { schema: { ...operation('game', gameLookup), params } },
    async (request, reply) => {
      const { id } = request.params;
      const game = isGame(id) ? await store.games.summary(id) : undefined;
      if (game) return answer(reply, ok({ game }));
      const open = isGame(id) ? await store.games.openGame(id) : undefined;
      return answer(reply, open ? ok({ open }) : err({ code: 'GAME_NOT_FOUND' }));
    },
  );

  api.post(
    '/api/games/:id/accept',
    { schema: { ...silentOperation('accept'), params } },
    async (request, reply) => {
      const who = await auth.player(request);
      if (!who.ok) return refuse(reply, who.error);
      const { id } = request.params;
      if (!isGame(id)) return refuse(reply, { code: 'GAME_NOT_FOUND' });
      const problem = await auth.count(request, 'accepts', limits.accepts, who.value.player.id, TOGETHER);
      if (problem) return refuse(reply, problem);
      const accepted = await rooms.accept(id, who.value.player);
      return answer(reply, accepted.ok ? ok(undefined) : accepted);
    },
  );

  api.delete(
    '/api/games/:id',
    { schema: { ...silentOperation('callBack'), params } },
    async (request, reply) => {
      const who = await auth.player(request);
      if (!who.ok) return refuse(reply, who.error);
      const { id } = request.params;
      if (!isGame(id)) return refuse(reply, { code: 'GAME_NOT_FOUND' });
      const called = await rooms.cancelOpenGame(id, who.value.player);
      return answer(reply, called.ok ? ok(undefined) : called);
    },
  );

  api.get(
    '/api/games/:id/record',
    { schema: { ...operation('record', z.string()), params, querystring: form } },
    async (request, reply) => {
      const { id } = request.params;
      const json = request.query.form === 'json';
      const record = isGame(id) ? await records.read(id) : undefined;
      if (!record) return refuse(reply, { code: 'GAME_NOT_FOUND' });
      reply.header('content-disposition', `attachment; filename="korong-${id}.${json ? 'json' : 'txt'}"`);
      return json
        ? sendText(reply, 'application/json', record.json)
        : sendText(reply, 'text/plain', record.text);
    },
  );

  api.get(
    '/api/games/:id/events',
    { schema: { ...operation('events', gameEvents), params, querystring: since } },
    async (request, reply) => {
      const { id } = request.params;
      const kept = isGame(id) ? await store.games.loadText(id, request.query.since) : undefined;
      if (!kept) return refuse(reply, { code: 'GAME_NOT_FOUND' });
      const { seats, events } = kept;
      return sendText(reply, 'application/json', `{"seats":${JSON.stringify(seats)},"events":${events}}`);
    },
  );
};
