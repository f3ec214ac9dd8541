// Preloaded into the server (`node --import`), this makes it acknowledge before it commits: the fault that the ledger must find.
import { registerHooks } from 'node:module';

const REFEREE = '/apps/server/dist/rooms/referee.js';
const COMMIT = 'const appended = await this.#parts.games.append({ game: room.id, events, state });';
const LATE = `const appended = { kind: 'stored' };
      setTimeout(() => this.#parts.games.append({ game: room.id, events, state }), 1_000);`;

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith(REFEREE)) return loaded;
    const source = String(loaded.source);
    if (!source.includes(COMMIT)) throw new Error(`not found in ${REFEREE}: ${COMMIT}`);
    return { ...loaded, source: source.replace(COMMIT, LATE) };
  },
});
