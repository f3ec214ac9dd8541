import { ok, type Result } from '@korong/rules';
import { TEXT, WHOLE_LIST, queryError, readField, type Json, type QueryError } from './query.js';

/** A query that is no analysis. `terminate` without an id means all queries. */
export type Action =
  | { readonly kind: 'version' | 'nothing' }
  | { readonly kind: 'terminate'; readonly id?: string; readonly turns?: readonly number[] };

const readTerminate = (query: Json, isAll: boolean): Result<Action, QueryError> => {
  const id = readField(query, 'terminateId', TEXT);
  if (!id.ok) return id;
  const turns = readField(query, 'turnNumbers', WHOLE_LIST);
  if (!turns.ok) return turns;
  if (!isAll && id.value === undefined) return queryError('terminateId', 'error.analysis.missing');
  return ok({
    kind: 'terminate',
    ...(isAll || id.value === undefined ? {} : { id: id.value }),
    ...(turns.value === undefined ? {} : { turns: turns.value }),
  });
};

export const actionOf = (query: Json): Result<Action, QueryError> => {
  switch (query.action) {
    case 'query_version':
      return ok({ kind: 'version' });
    // Every position is searched from scratch: there is nothing to clear.
    case 'clear_cache':
      return ok({ kind: 'nothing' });
    case 'terminate':
      return readTerminate(query, false);
    case 'terminate_all':
      return readTerminate(query, true);
    default:
      return queryError('action', 'error.analysis.action');
  }
};
