import { games } from '@korong/rules';
import { bringIn } from './games.js';

bringIn(...games);

export * from './core.js';
