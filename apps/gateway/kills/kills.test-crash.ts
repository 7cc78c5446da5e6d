import { afterAll, beforeAll, describe, test } from 'vitest';

import { postgresPrograms, type PostgresServer, startPostgres } from '../test-support/postgres.ts';
import { type DatabaseMaker, embeddedDatabases, postgresDatabases } from './databases.ts';
import { expectSound, isOneOf, seed } from './expect-sound.ts';
import { runGatewayKill, runLastSeats, runWalk } from './runs.ts';

const programs = postgresPrograms();

/**
 * A handful: money, a seat, a change and the schema, each at its worst moment, and on the embedded database points. The longer set walks
 * all.
 */
const walkedOnPostgres: ReadonlySet<string> = new Set([
  'after authorise',
  'before a change is confirmed',
  'before the commit of a bought seat',
  'amid the migrations',
]);

describe('a gateway that is killed at the worst points of its work loses nothing, and does nothing twice', () => {
  test('on the embedded database', async () => {
    const databases = embeddedDatabases();
    expectSound(await runWalk(databases, isOneOf(new Set(['before the commit of points']))));
    await databases.end();
  });
});

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let server: PostgresServer;
  let databases: DatabaseMaker;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '', { isDurable: true });
    databases = postgresDatabases(server.url);
  });
  afterAll(async () => {
    await databases.end();
    await server.stop();
  });

  test('a gateway that is killed at the worst points of its work loses nothing, and does nothing twice', async () => {
    expectSound(await runWalk(databases, isOneOf(walkedOnPostgres)));
  });

  test('two gateways of which one is killed while people book, change, cancel, correct and enrol lose nothing, and do nothing twice', async () => {
    expectSound(await runGatewayKill(databases, { seed }));
  });

  test('the last seats are sold once, however many want them on two gateways at the same time', async () => {
    expectSound(await runLastSeats(databases, { bookings: 40, atOnce: 40 }));
  });
});
