import { join } from 'node:path';
import type { Settings } from './settings/settings.js';
import type { SharedBy } from './shared/index.js';
import type { StoreLocation } from './store/index.js';

/** Where the settings say that everything is kept. */
export const storeLocation = ({ scaled, data }: Settings): StoreLocation =>
  scaled ? { kind: 'postgres', url: scaled.database } : { kind: 'sqlite', file: join(data, 'korong.db') };

/** The way in which processes reach each other. */
export const sharedBy = ({ scaled }: Settings): SharedBy =>
  scaled ? { kind: 'redis', url: scaled.redis } : { kind: 'local' };
