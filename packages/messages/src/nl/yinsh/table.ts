import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'over.rings': '{winner} wint: de laatste ring die nodig was, is weggenomen.',
  'over.pool': '{winner} wint: de voorraad is leeg en {winner} heeft meer ringen weggenomen.',
  'over.pool.draw': 'Onbeslist: beiden hebben evenveel ringen weggenomen.',
  'over.passes': '{winner} wint: geen van beiden kan een zet doen en {winner} heeft meer ringen weggenomen.',
  'over.passes.draw': 'Onbeslist: beiden hebben evenveel ringen weggenomen.',
};
