import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

import { postgresPrograms, startPostgres } from '../test-support/postgres.ts';
import type { FlatLeg } from './peers.ts';

/** A database that answers how many ways there are between two stations. */
export interface SqlPeer {
  readonly name: string;
  count(origin: string, destination: string): Promise<number>;
  close(): Promise<void>;
}

const schema = `
  create table legs (origin text, destination text, departs int, arrives int);
`;
const indexes = `
  create index legs_by_origin on legs (origin, departs);
  create index legs_by_pair on legs (origin, destination, departs);
  analyze legs;
`;
const query = `
  select (select count(*)::int from legs where origin = $1 and destination = $2)
    + (select count(*)::int from legs a
        join legs b on b.origin = a.destination and b.departs between a.arrives + 35 and a.arrives + 300
        where a.origin = $1 and b.destination = $2)
    + (select count(*)::int from legs a
        join legs b on b.origin = a.destination and b.departs between a.arrives + 35 and a.arrives + 300
        join legs c on c.origin = b.destination and c.departs between b.arrives + 35 and b.arrives + 300
        where a.origin = $1 and a.destination <> $2 and b.destination not in ($1, $2) and c.destination = $2) as found
`;

interface Row {
  readonly found: number;
}

export async function openPglitePeer(legs: readonly FlatLeg[]): Promise<SqlPeer> {
  const database = new PGlite();
  await database.exec(schema);
  for (const statement of insertsOf(legs)) await database.exec(statement);
  await database.exec(indexes);
  return {
    name: 'SQL self-join, PGlite',
    async count(origin, destination) {
      const { rows } = await database.query<Row>(query, [origin, destination]);
      return rows[0]?.found ?? 0;
    },
    close: () => database.close(),
  };
}

/** Opens a PostgreSQL of its own; `undefined` where this machine has none. */
export async function openPostgresPeer(legs: readonly FlatLeg[]): Promise<SqlPeer | undefined> {
  const programs = postgresPrograms();
  if (programs === undefined) return undefined;
  const server = await startPostgres(programs);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(schema);
  for (const statement of insertsOf(legs)) await client.query(statement);
  await client.query(indexes);
  return {
    name: 'SQL self-join, PostgreSQL',
    async count(origin, destination) {
      const { rows } = await client.query<Row>({ name: 'ways', text: query, values: [origin, destination] });
      return rows[0]?.found ?? 0;
    },
    async close() {
      await client.end();
      await server.stop();
    },
  };
}

function insertsOf(legs: readonly FlatLeg[]): readonly string[] {
  const statements: string[] = [];
  for (let from = 0; from < legs.length; from += 1000) {
    const values = legs
      .slice(from, from + 1000)
      .map(({ origin, destination, departs, arrives }) => `('${origin}','${destination}',${departs},${arrives})`);
    statements.push(`insert into legs values ${values.join(',')}`);
  }
  return statements;
}
