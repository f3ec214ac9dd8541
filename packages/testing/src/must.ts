import type { Result } from '@korong/rules';

/** The value, or a failing test that shows why there is none. */
export const must = <T, E>(result: Result<T, E>): T => {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
};
