import { games } from '@korong/rules';
import { bringApart } from './apart.js';
import { decideAtADistance } from './distance.js';
import { bringIn } from './games.js';
import './links/index.js';

bringIn(...games);
bringApart(decideAtADistance);

export * from './core.js';
export * from './links/index.js';
