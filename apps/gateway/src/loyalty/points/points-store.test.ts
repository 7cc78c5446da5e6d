import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import { insertAccount } from '../../accounts/identity/account-store.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { pointsMovement } from './points-schema.ts';
import { readPointsHeld } from './points-store.ts';

const now = new Date('2026-12-01T12:00:00Z');
const later = new Date('2026-12-01T12:00:01Z');

/** Writes an account with 1,000 points and 500 more a second later. */
async function insertMember(db: Database): Promise<string> {
  const id = randomUUID();
  const accountNumber = id.slice(0, 10);
  await insertAccount(db, { id, kind: 'member', status: 'active', accountNumber, language: 'es', createdAt: now });
  await db.insert(pointsMovement).values([
    { accountId: id, kind: 'welcome', points: 1_000, at: now },
    { accountId: id, kind: 'earned', points: 500, at: now, countsFrom: later },
  ]);
  return id;
}

async function spend(db: Database, accountId: string, points: number, at = now): Promise<string | undefined> {
  try {
    await db.insert(pointsMovement).values({ accountId, orderId: randomUUID(), kind: 'spent', points: -points, at });
    return 'spent';
  } catch (error) {
    return brokenConstraint(error);
  }
}

describe('an account', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());

  test('spends all that counts, and not a point of what counts later', async () => {
    const id = await insertMember(database.db);
    expect(await spend(database.db, id, 1_001)).toBe('points_movement_not_below_zero');
    expect(await spend(database.db, id, 1_000)).toBe('spent');
    expect(await readPointsHeld(database.db, id, now)).toEqual({ balance: 0, pending: { points: 500, nextAt: later } });
    expect(await spend(database.db, id, 500, later)).toBe('spent');
    expect(await readPointsHeld(database.db, id, later)).toEqual({ balance: 0, pending: undefined });
  });

  test('has nothing where nothing moved', async () => {
    expect(await readPointsHeld(database.db, randomUUID(), now)).toEqual({ balance: 0, pending: undefined });
  });
});

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('two instances on one PostgreSQL', () => {
  let server: PostgresDatabase;
  let databases: readonly OpenDatabase[];
  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    databases = await Promise.all([openPostgresDatabase(server), openPostgresDatabase(server)]);
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });

  test('spend the same points once, however many ask at the same moment', async () => {
    const [one, other] = databases as readonly [OpenDatabase, OpenDatabase];
    const id = await insertMember(one.db);
    const tries = Array.from({ length: 20 }, (_, index) => spend((index % 2 === 0 ? one : other).db, id, 300));
    const spent = (await Promise.all(tries)).filter((ending) => ending === 'spent');
    expect(spent).toHaveLength(3);
    expect((await readPointsHeld(one.db, id, now)).balance).toBe(100);
  });
});
