// Asks the server who the reader is and which games wait for them. A page of a reader with a name imports it when it is idle.
import { api, meIfOnline } from '../api/api.js';
import { keepGames } from './mine.js';

const AGAIN_MS = 60_000;

const refresh = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return;
  const me = await meIfOnline();
  const player = me.ok ? me.value.player : null;
  if (!player) return;
  const running = await api.search({ player: player.id, status: 'running' });
  if (running.ok) keepGames(running.value.games, player.id);
};

void refresh();
document.addEventListener('visibilitychange', () => void refresh());
setInterval(() => void refresh(), AGAIN_MS);
