import { types, type PGlite } from '@electric-sql/pglite';

import { changeQueries } from './change-queries.ts';

/** The types whose values drizzle reads by itself, from their text: dates, times, and lists of them and of exact numbers. */
const readByDrizzle: readonly number[] = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  // Lists of the four, and of `numeric`.
  1115,
  1185,
  1187,
  1182,
  1231,
];

/**
 * Has the embedded database give the values that drizzle reads by itself as text, once for all statements.
 *
 * Drizzle asks for it with each statement, and PGlite copies its readers of four hundred types for each that does: more than half
 * of what a small statement takes.
 */
export async function readAsText(client: PGlite): Promise<void> {
  await client.waitReady;
  for (const type of readByDrizzle) client.parsers[type] = (text) => text;
  changeQueries(client, (query) => (statement, parameters, options) => {
    const others = { ...options };
    delete others.parsers;
    return query(statement, parameters, others);
  });
}
