import { getTableName, is, Table } from 'drizzle-orm';

import type { Database, OpenDatabase } from '../src/database/database.ts';

/** A statement as far as the time that it takes depends on it: what it does, to which table. */
export type WatchedStatement = string;

const verbs = new Set(['select', 'insert', 'update', 'delete', 'execute', '$count']);

/** Gives a database that notes each statement that is begun on it, in transactions too. */
export function watchDatabase(database: OpenDatabase, noted: WatchedStatement[]): OpenDatabase {
  const watch = (db: Database): Database =>
    new Proxy(db, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (name === 'transaction') {
          return (work: (tx: Database) => Promise<unknown>, ...options: never[]) => {
            noted.push('transaction');
            return target.transaction((tx) => work(watch(tx)), ...options);
          };
        }
        return (...given: unknown[]): unknown => {
          if (verbs.has(String(name))) noted.push([name, ...given.filter(isTable).map(getTableName)].join(' '));
          return (member as (...values: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  return { ...database, db: watch(database.db) };
}

function isTable(value: unknown): value is Table {
  return is(value, Table);
}
