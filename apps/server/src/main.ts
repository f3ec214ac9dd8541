import { runServer } from './start.js';

process.exitCode = await runServer(process.env, process.cwd());
// Whatever still runs after everything was closed is stuck.
setTimeout(() => process.exit(), 2_000).unref();
