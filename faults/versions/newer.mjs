// Preloaded into the server (`node --import`), this makes it a server of the next version: a gift of time counts as an event that only the
// next version knows. The older version beside it is the real one.
import { registerHooks } from 'node:module';

const EVENTS = '/packages/match/dist/events.js';

const replaced = (source, from, to) => {
  if (!source.includes(from)) throw new Error(`not found in ${EVENTS}: ${from}`);
  return source.replace(from, to);
};

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith(EVENTS)) return loaded;
    const source = String(loaded.source);
    const version = Number(/EVENT_VERSION = (\d+);/.exec(source)?.[1]) + 1;
    const renamed = replaced(source, 'export const versionOf =', 'const versionBefore =');
    return {
      ...loaded,
      source: `${renamed.replace(/EVENT_VERSION = \d+;/, `EVENT_VERSION = ${version};`)}
export const versionOf = (context, happening) => (happening.kind === 'timeAdded' ? ${version} : versionBefore(context, happening));`,
    };
  },
});
