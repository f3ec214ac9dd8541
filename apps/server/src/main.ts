import { runServer } from './start.js';

process.exitCode = await runServer(process.env, process.cwd());
