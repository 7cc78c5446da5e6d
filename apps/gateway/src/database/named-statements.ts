import { createHash } from 'node:crypto';

import type { Client } from 'pg';

/** A connection plans so many statements once and keeps them; what comes later is planned each time. */
const MAXIMUM_NAMED = 200;

/**
 * Lets PostgreSQL parse and plan each statement once for a connection and not once for a request: a booking's long statements
 * take longer to plan than to do.
 *
 * A statement with parameters gets a name made of its text, the same on every connection. PostgreSQL plans it by the actual
 * values until a plan for all values is as good.
 */
export function nameStatements(client: Client): void {
  const names = new Map<string, string>();
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const named = (statement: unknown, ...others: readonly unknown[]): unknown => {
    const [values] = others;
    if (!isText(statement) || !Array.isArray(values) || values.length === 0) return query(statement, ...others);
    const name = toStatementName(statement.text, names);
    return query(name === undefined ? statement : { ...statement, name }, ...others);
  };
  client.query = named as typeof client.query;
}

function isText(statement: unknown): statement is { readonly text: string } {
  return typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
}

function toStatementName(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAXIMUM_NAMED) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
