#!/usr/bin/env node
import { main } from '../../../bootstrap.mjs';

await main(['korong', ...process.argv.slice(2)]);
