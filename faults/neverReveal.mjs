// Preloaded into the server, this stops it from ever showing the secret of a lot: as if it was killed at the worst moment.
import { patch, replaced } from './patch.mjs';

patch('apps/server/dist/rooms/game/commitReveal.js', source =>
  replaced(source, "{ kind: 'reveal', secret: own }", 'undefined'),
);
