import type { PGlite } from '@electric-sql/pglite';
import type { Client, PoolClient } from 'pg';

import { changeQueries } from './change-queries.ts';

/** Runs a statement, and calls around it what watches the database. */
export type RunStatement = <Value>(statement: string, run: () => Promise<Value>) => Promise<Value>;

/** Follows the statements of the embedded database, those of its transactions too. */
export function followEmbedded(client: PGlite, runStatement: RunStatement): void {
  changeQueries(
    client,
    (query) =>
      (statement, ...others) =>
        runStatement(statement, () => query(statement, ...others)),
  );
}

/** Follows the statements of a connection to PostgreSQL. */
export function followConnection(runStatement: RunStatement): (client: Client | PoolClient) => void {
  return (client) => {
    const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const followed = (...given: readonly unknown[]): unknown => {
      const text = textOf(given[0]);
      const callback = given.at(-1);
      if (text === undefined) return query(...given);
      if (typeof callback !== 'function') return runStatement(text, () => query(...given) as Promise<unknown>);
      // The pool asks with a callback.
      const asked = given.slice(0, -1);
      const answer = callback as (error: unknown, result?: unknown) => void;
      runStatement(
        text,
        () =>
          new Promise((resolve, reject) => {
            query(...asked, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
          }),
      ).then(
        (result) => answer(undefined, result),
        (error: unknown) => answer(error),
      );
      return undefined;
    };
    client.query = followed as typeof client.query;
  };
}

/** A statement as the client takes it; `undefined` for what submits itself, as a stream does. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement || !('text' in statement))
    return undefined;
  return String(statement.text);
}
