import type { SessionInfo } from '@korong/protocol';
import type { Session } from '../store/store.js';

/** A session as its owner sees it. */
export const shownSession = ({ id, createdAt, seenAt, device }: Session, current: string): SessionInfo => ({
  id,
  createdAt,
  seenAt,
  device,
  current: id === current,
});
