import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ClientReport, Measurement } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fillDataFolder } from '../../test-support/memory-database.ts';
import { postgresPrograms, startPostgres, type PostgresServer } from '../../test-support/postgres.ts';
import { deleteClientReportsBefore, insertClientReports } from '../telemetry/client-report-store.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { deleteMeasurementsBefore, insertMeasurements } from '../telemetry/measurement-store.ts';
import { clientReports, measurement } from '../telemetry/telemetry-schema.ts';

const report: ClientReport = {
  app: 'ctm',
  level: 'ERROR',
  event: 'pageCrashed',
  route: '/',
  language: 'en',
  occurredAt: '2026-11-21T06:59:58.123Z',
};

const vital: Measurement = {
  event: 'webVital',
  app: 'ctm',
  route: '/',
  language: 'en',
  occurredAt: '2026-11-21T06:59:58.123Z',
  name: 'CLS',
  value: 0.0125,
  rating: 'good',
  navigation: 'navigate',
};

/** What a repository promises on either database. */
async function keepAndForget({ db }: OpenDatabase): Promise<void> {
  await insertClientReports(db, { reports: [report, report], dropped: 1 }, new Date('2026-10-01T00:00:00Z'));
  await insertClientReports(db, { reports: [report], dropped: 0 }, new Date('2026-11-21T00:00:00Z'));
  await deleteClientReportsBefore(db, new Date('2026-11-21T00:00:00Z'));
  const kept = await db.select().from(clientReports);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ app: 'ctm', occurredAt: new Date('2026-11-21T06:59:58.123Z'), droppedBefore: 0 });

  await insertMeasurements(db, { measurements: [vital, vital], dropped: 1 }, new Date('2026-10-01T00:00:00Z'));
  await insertMeasurements(db, { measurements: [vital], dropped: 2 }, new Date('2026-11-21T00:00:00Z'));
  await deleteMeasurementsBefore(db, new Date('2026-11-21T00:00:00Z'));
  const measured = await db.select().from(measurement);
  expect(measured).toHaveLength(1);
  expect(measured[0]).toMatchObject({
    event: 'webVital',
    app: 'ctm',
    route: '/',
    occurredAt: new Date('2026-11-21T06:59:58.123Z'),
    details: { name: 'CLS', value: 0.0125, rating: 'good', navigation: 'navigate' },
    droppedBefore: 2,
  });
}

describe('the embedded database', () => {
  let dataFolder: string;
  const open = () => openDatabase({ databaseUrl: undefined, dataFolder });

  // That it is made in an empty folder is what the journeys begin with.
  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'gateway-data-'));
    await fillDataFolder(dataFolder);
  });
  afterAll(() => {
    rmSync(dataFolder, { recursive: true, force: true });
  });

  test('keeps and forgets', async () => {
    const opened = await open();
    expect(opened.kind).toBe('embedded');
    await keepAndForget(opened);
    await opened.close();
  });

  test('refuses a folder that a running process holds, and names that process', async () => {
    const holder = spawn(process.execPath, [
      '-e',
      `import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}).then(({ lockFolder }) => {
        lockFolder(${JSON.stringify(dataFolder)});
        console.log('held');
        setInterval(() => undefined, 1000);
      })`,
    ]);
    try {
      await once(holder.stdout, 'data');
      await expect(open()).rejects.toThrow(`open in process ${holder.pid}`);
    } finally {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
    // The dead process has left its lock.
    lockFolder(dataFolder)();
  });

  test('takes over the lock of a dead process whose number a new one has got, and has what was kept', async () => {
    writeFileSync(join(dataFolder, 'database.lock'), `${process.pid} 1\n`);
    const opened = await open();
    expect(await opened.db.$count(clientReports)).toBe(1);
    await opened.close();
  });
});

const programs = postgresPrograms();
if (programs === undefined) {
  process.stderr.write(
    'SKIPPED: no PostgreSQL here. Install it (Debian: apt-get install postgresql) to run its tests.\n',
  );
}

describe.skipIf(programs === undefined)('PostgreSQL', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  test('keeps and forgets as the embedded database does', async () => {
    const database = await openDatabase({ databaseUrl: server.url, dataFolder: '' });
    expect(database.kind).toBe('postgresql');
    await keepAndForget(database);
    await database.close();
  });

  test('a statement is parsed once for a connection, however often it is asked', async () => {
    const database = await openDatabase({ databaseUrl: server.url, dataFolder: '' });
    const { db } = database;
    for (const value of [1, 2, 3]) await db.execute(sql`select ${value}::integer as asked_often`);
    const prepared = await db.execute(
      sql`select generic_plans + custom_plans as uses from pg_prepared_statements where statement like ${'% as asked_often'}`,
    );
    expect(prepared).toMatchObject({ rows: [{ uses: '3' }] });
    await database.close();
  });

  test('four gateways that start at the same moment migrate once and all come up', async () => {
    const fresh = server.url.replace(/postgres$/, 'template1');
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl: fresh, dataFolder: '' })),
    );
    for (const database of opened) await expect(database.ping()).resolves.toBeUndefined();
    for (const database of opened) await database.close();
  });

  test('a database that does not answer is an error at the start', async () => {
    await expect(
      openDatabase({ databaseUrl: 'postgresql://gateway@127.0.0.1:1/postgres', dataFolder: '' }),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});
