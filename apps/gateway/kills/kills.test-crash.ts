import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { postgresPrograms, type PostgresServer, startPostgres } from '../test-support/postgres.ts';
import { soundBooks } from '../test-support/order-books.ts';
import { listFaults } from './audit.ts';
import { type DatabaseMaker, embeddedDatabases, postgresDatabases } from './databases.ts';
import { type FaultPoint, findFaultPoint } from './fault-points.ts';
import { readSettledBooks, startGatewayProcess } from './gateway-process.ts';
import { bookToCancel, insistOn, memberWith, preparePointsIntent, sendCancellation, sendIntent } from './intents.ts';
import { startMailSink } from './mail-sink.ts';
import { runGatewayKills, runLastSeats, runPostgresKills, runWalk } from './runs.ts';

/** Starting processes and databases takes its time where others work too. */
const processTestMs = 900_000;
/** What an offer of the processes costs in points. */
const pointsOfATrip = 8_400;

const programs = postgresPrograms();

/** The walk of a suite: the points after which money, points, an account, a schedule or the schema could be half-done. The command walks all. */
const walkedOnPostgres: ReadonlySet<string> = new Set([
  'after authorise',
  'after confirm',
  'after capture',
  'before the commit of points',
  'after the commit of points',
  'after void',
  'after cancel',
  'after refund',
  'before the commit of an account',
  'after the commit of a confirmed account',
  'before the commit of a password',
  'before the commit of a schedule',
  'amid the migrations',
]);
/** The two databases commit in ways of their own. */
const walkedEmbedded: ReadonlySet<string> = new Set([
  'before the commit of points',
  'after the commit of points',
  'before the commit of the migrations',
]);

// Both at the same time: each waits for its processes.
describe.concurrent('a gateway that is killed at any point of its work loses nothing, and does nothing twice', () => {
  test(
    'on the embedded database',
    async () => {
      const databases = embeddedDatabases();
      expectSound(await runWalk(databases, isOneOf(walkedEmbedded)));
      await databases.end();
    },
    processTestMs,
  );

  test.skipIf(programs === undefined)(
    'on PostgreSQL',
    async () => {
      const server = await startPostgres(programs ?? '');
      const databases = postgresDatabases(server.url);
      expectSound(await runWalk(databases, isOneOf(walkedOnPostgres)));
      await databases.end();
      await server.stop();
    },
    processTestMs,
  );
});

function isOneOf(names: ReadonlySet<string>): (point: FaultPoint) => boolean {
  for (const name of names) findFaultPoint(name);
  return ({ name }) => names.has(name);
}

function expectSound({ walked, lines }: Awaited<ReturnType<typeof runWalk>>): void {
  expect(walked.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(listFaults(lines)).toEqual([]);
}

describe('on the embedded database', () => {
  let databases: DatabaseMaker;
  beforeAll(() => {
    databases = embeddedDatabases();
  });
  afterAll(() => databases.end());

  test(
    'a gateway that is killed at any moment while people book, cancel and enrol loses nothing, and does nothing twice',
    async () => {
      const { lines } = await runGatewayKills(databases, { kills: 1, seed: Date.now() });
      expect(listFaults(lines)).toEqual([]);
    },
    processTestMs,
  );

  test(
    'the last seats are sold once, however many want them at the same time',
    async () => {
      const { lines } = await runLastSeats(databases, { bookings: 100, atOnce: 50 });
      expect(listFaults(lines)).toEqual([]);
    },
    processTestMs,
  );
});

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let server: PostgresServer;
  let databases: DatabaseMaker;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '', { isDurable: true });
    databases = postgresDatabases(server.url);
  }, 60_000);
  afterAll(async () => {
    await databases.end();
    await server.stop();
  });

  test(
    'two gateways of which one is killed again and again lose nothing, and do nothing twice',
    async () => {
      const { lines } = await runGatewayKills(databases, { kills: 2, seed: Date.now() });
      expect(listFaults(lines)).toEqual([]);
    },
    processTestMs,
  );

  test(
    'two gateways go on by themselves when PostgreSQL was ended at once, and have lost nothing',
    async () => {
      const { lines } = await runPostgresKills(databases, server, { kills: 1, seed: Date.now() });
      expect(listFaults(lines)).toEqual([]);
    },
    processTestMs,
  );

  test(
    'points are spent once and trips cancelled once, in however many tabs on two gateways',
    async () => {
      const mails = await startMailSink();
      const variables = { ...(await databases.make()), SMTP_URL: mails.url, SEATS: '99', HOLD_MS: '120000' };
      const gateways = [await startGatewayProcess(variables), await startGatewayProcess(variables)] as const;
      const [first, second] = [gateways[0].origin, gateways[1].origin];
      const originNow = (): string => first;

      const member = await memberWith(first, pointsOfATrip * 3 + 100);
      const intents = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          preparePointsIntent(first, index % 2 === 0 ? ['WN11', 'WN12'] : ['WN12', 'WN11'], member),
        ),
      );
      await Promise.all(intents.flatMap((intent) => [sendIntent(first, intent), sendIntent(second, intent)]));
      const endings = await Promise.all(intents.map((intent) => insistOn(originNow, intent)));
      expect(endings.filter(({ status }) => status === 'confirmed')).toHaveLength(3);
      expect(endings.filter(({ status }) => status === 'pointsInsufficient')).toHaveLength(9);

      const trips = await Promise.all(Array.from({ length: 10 }, () => bookToCancel(originNow, ['WN7', 'WN8'])));
      for (const trip of trips) {
        if (trip === undefined) throw new Error('A trip that is to be cancelled was not booked.');
        const both = [sendCancellation(first, trip), sendCancellation(second, { ...trip, key: `${trip.key}-tab` })];
        expect(new Set(await Promise.all(both))).toEqual(new Set([200, 409]));
      }
      const books = await readSettledBooks(first, mails);
      for (const gateway of gateways) await gateway.kill();
      await mails.close();
      expect(books.faults).toEqual(soundBooks);
      expect(books).toMatchObject({ confirmed: 3, cancelled: 10 });
    },
    processTestMs,
  );

  test(
    'the last seats are sold once, however many want them on two gateways at the same time',
    async () => {
      const { lines } = await runLastSeats(databases, { bookings: 400, atOnce: 100 });
      expect(listFaults(lines)).toEqual([]);
    },
    processTestMs,
  );
});
