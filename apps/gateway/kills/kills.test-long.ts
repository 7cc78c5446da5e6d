import { afterAll, beforeAll, describe, test } from 'vitest';

import { postgresPrograms, type PostgresServer, startPostgres } from '../test-support/postgres.ts';
import { type DatabaseMaker, embeddedDatabases, postgresDatabases } from './databases.ts';
import { expectSound, isOneOf, seed } from './expect-sound.ts';
import { runGatewayKills, runLastSeats, runPostgresKills, runWalk } from './runs.ts';

const programs = postgresPrograms();

/** The two databases commit in ways of their own. */
const walkedEmbedded: ReadonlySet<string> = new Set([
  'before the commit of points',
  'after the commit of points',
  'before the commit of a bought seat',
  'before the commit of a change at once',
  'after the commit of a change at once',
  'before the commit of the migrations',
]);

describe('on the embedded database', () => {
  let databases: DatabaseMaker;
  beforeAll(() => {
    databases = embeddedDatabases();
  });
  afterAll(() => databases.end());

  test('a gateway that is killed where the two databases commit differently loses nothing, and does nothing twice', async () => {
    expectSound(await runWalk(databases, isOneOf(walkedEmbedded)));
  });

  test('a gateway that is killed at any moment while people book, change, cancel, correct and enrol loses nothing, and does nothing twice', async () => {
    expectSound(await runGatewayKills(databases, { kills: 2, seed }));
  });

  test('the last seats are sold once, however many want them at the same time', async () => {
    expectSound(await runLastSeats(databases, { bookings: 100, atOnce: 50 }));
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

  test('a gateway that is killed at any point of its work loses nothing, and does nothing twice', async () => {
    expectSound(await runWalk(databases));
  });

  test('two gateways of which one is killed again and again lose nothing, and do nothing twice', async () => {
    expectSound(await runGatewayKills(databases, { kills: 4, seed }));
  });

  test('two gateways go on by themselves when PostgreSQL was ended at once, and have lost nothing', async () => {
    expectSound(await runPostgresKills(databases, server, { kills: 2, seed }));
  });

  test('the last seats are sold once, however many want them on two gateways at the same time', async () => {
    expectSound(await runLastSeats(databases, { bookings: 400, atOnce: 100 }));
  });
});
