// Preloaded into the server, this makes it a server of the next version: a gift of time counts as an event that only the next version
// knows. The older version beside it is the real one.
import { patch, replaced } from '../patch.mjs';

patch('packages/match/dist/events.js', source => {
  const [said, known] = /EVENT_VERSION = (\d+);/.exec(source);
  const version = Number(known) + 1;
  const renamed = replaced(source, 'export const versionOf =', 'const versionBefore =');
  return `${replaced(renamed, said, `EVENT_VERSION = ${version};`)}
export const versionOf = (context, body) => (body.kind === 'timeAdded' ? ${version} : versionBefore(context, body));`;
});
