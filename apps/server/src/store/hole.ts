import type { Compilable } from 'kysely';
import { statement, type Statement, type Step, type Value } from './executor.js';

// Building a query costs more than running it. Queries of every turn are built once, with holes for their values.

class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for a value that is not known yet. */
export const hole = (name: string): never => new Hole(name) as never;

export type Fill = (values: Readonly<Record<string, Value>>) => Statement;

export const withHoles = (query: Compilable): Fill => {
  const { sql, parameters } = statement(query);
  const holes = parameters as readonly unknown[];
  return values => ({
    sql,
    parameters: holes.map(parameter =>
      parameter instanceof Hole ? values[parameter.name]! : (parameter as Value),
    ),
  });
};

export const mustWithHoles = (query: Compilable): ((values: Readonly<Record<string, Value>>) => Step) => {
  const fill = withHoles(query);
  return values => ({ ...fill(values), must: true });
};
