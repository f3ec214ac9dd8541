import type { Compilable } from 'kysely';
import { statement, type Statement, type Step, type Value } from './executor.js';

// Building a query costs more than running it. Queries of every turn are built once, with parameters that are filled in later.

class Param {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for a value that is not known yet. */
export const param = (name: string): never => new Param(name) as never;

type PreparedQuery = (values: Readonly<Record<string, Value>>) => Statement;

export const prepared = (query: Compilable): PreparedQuery => {
  const { sql, parameters } = statement(query);
  const given = parameters as readonly unknown[];
  return values => ({
    sql,
    parameters: given.map(parameter =>
      parameter instanceof Param ? values[parameter.name]! : (parameter as Value),
    ),
  });
};

export const mustPrepared = (query: Compilable): ((values: Readonly<Record<string, Value>>) => Step) => {
  const bind = prepared(query);
  return values => ({ ...bind(values), must: true });
};
