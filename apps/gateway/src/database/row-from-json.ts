import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as `to_jsonb` of PostgreSQL writes it: by the names of its columns. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** Reads a row of a table that a statement gave as JSON, among others: one statement so reads what belongs together as it is at one moment. */
export function rowFromJson<Table extends PgTable>(table: Table, json: JsonRow): InferSelectModel<Table> {
  const entries = columnsOf(table).map(([key, name, column]) => {
    const value = json[name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)] as const;
  });
  // The columns of a table are the keys of its rows.
  return Object.fromEntries(entries) as InferSelectModel<Table>;
}

type Column = ReturnType<typeof getTableColumns<PgTable>>[string];

const known = new WeakMap<PgTable, readonly (readonly [key: string, name: string, column: Column])[]>();

function columnsOf(table: PgTable) {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => [key, column.keyAsName ? toSnakeCase(key) : column.name, column] as const,
  );
  known.set(table, columns);
  return columns;
}
