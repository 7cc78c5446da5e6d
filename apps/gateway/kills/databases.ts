import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

import { migrationsUpTo } from '../test-support/migrations-up-to.ts';

/** The variables of a gateway's environment that name its database. */
export interface DatabaseVariables {
  readonly DATABASE_URL: string;
  readonly DATA_FOLDER: string;
}

/** Makes databases, each of its own, on one of the two kinds. */
export interface DatabaseMaker {
  readonly kind: 'embedded' | 'PostgreSQL';
  /** Makes an empty one, whose schema the first process that opens it makes, or copies by `fillDatabase`. */
  make(): Promise<DatabaseVariables>;
  /** Makes one with the schema of an earlier release. */
  makeEarlier(): Promise<DatabaseVariables>;
  end(): Promise<void>;
}

/** What a start of this release has to migrate comes after it. */
const earlierRelease = '0010_member_orders';

/** Makes embedded databases, each in a folder. */
export function embeddedDatabases(): DatabaseMaker {
  const root = mkdtempSync(join(tmpdir(), 'gateway-kills-'));
  const earlier = join(root, 'earlier');
  let made = 0;
  const nextFolder = (): string => {
    made += 1;
    return join(root, String(made));
  };
  return {
    kind: 'embedded',
    make: async () => ({ DATABASE_URL: '', DATA_FOLDER: nextFolder() }),
    async makeEarlier() {
      if (!existsSync(earlier)) {
        mkdirSync(earlier);
        const client = new PGlite(join(earlier, 'database'));
        const migrationsFolder = migrationsUpTo(earlierRelease, join(root, 'migrations'));
        await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder });
        await client.close();
      }
      const folder = nextFolder();
      cpSync(earlier, folder, { recursive: true });
      return { DATABASE_URL: '', DATA_FOLDER: folder };
    },
    end: async () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Makes databases on a PostgreSQL that runs. */
export function postgresDatabases(url: string): DatabaseMaker {
  const root = mkdtempSync(join(tmpdir(), 'gateway-kills-'));
  let made = 0;
  const make = async (): Promise<DatabaseVariables> => {
    made += 1;
    const name = `kills_${made}`;
    await withClient(url, (client) => client.query(`create database ${name}`));
    return { DATABASE_URL: new URL(`/${name}`, url).href, DATA_FOLDER: '' };
  };
  return {
    kind: 'PostgreSQL',
    make,
    async makeEarlier() {
      const variables = await make();
      const migrationsFolder = migrationsUpTo(earlierRelease, join(root, 'migrations'));
      await withClient(variables.DATABASE_URL, (client) => migrate(drizzle({ client }), { migrationsFolder }));
      return variables;
    },
    end: async () => rmSync(root, { recursive: true, force: true }),
  };
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
