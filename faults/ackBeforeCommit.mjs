// Preloaded into the server, this makes it acknowledge before it commits: the fault that the ledger must find.
import { patch, replaced } from './patch.mjs';

const APPEND = 'games.append({ game: this.id, events: stored, state: stateOf(to, seats) })';

patch('apps/server/dist/rooms/game/gameRoom.js', source =>
  replaced(
    source,
    `const appended = await ${APPEND};`,
    `const appended = { kind: 'stored' };\nsetTimeout(() => ${APPEND}, 1_000);`,
  ),
);
