import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { postgresPrograms, type PostgresServer, startPostgres } from '../test-support/postgres.ts';
import { soundBooks } from '../test-support/order-books.ts';
import { type DatabaseMaker, embeddedDatabases, postgresDatabases } from './databases.ts';
import { expectSound, isOneOf, seed } from './expect-sound.ts';
import { readSettledBooks, startGatewayProcess } from './gateway-process.ts';
import { bookToChange, sendChange } from './change-intents.ts';
import {
  bookToCancel,
  fundOf,
  insist,
  insistOn,
  memberWith,
  prepareFundIntent,
  preparePointsIntent,
  sendCancellation,
  sendIntent,
} from './intents.ts';
import { startMailSink } from './mail-sink.ts';
import { runGatewayKills, runLastSeats, runPostgresKills, runWalk } from './runs.ts';

/** What an offer of the processes costs in points. */
const pointsOfATrip = 8_400;

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

  /** Starts two gateways on one database; `readBooks` reads what has come of all once nothing is under way, and ends them. */
  async function startTwoGateways() {
    const mails = await startMailSink();
    const variables = { ...(await databases.make()), SMTP_URL: mails.url, SEATS: '99', HOLD_MS: '120000' };
    const gateways = [await startGatewayProcess(variables), await startGatewayProcess(variables)] as const;
    // One that goes on after a red test would hold up the run that waits for its output.
    onTestFinished(async () => void (await Promise.all(gateways.map((gateway) => gateway.kill()))));
    const [first, second] = [gateways[0].origin, gateways[1].origin];
    const readBooks = async () => {
      const books = await readSettledBooks(first, mails);
      for (const gateway of gateways) await gateway.kill();
      await mails.close();
      return books;
    };
    return { first, second, readBooks };
  }

  test('a gateway that is killed at any point of its work loses nothing, and does nothing twice', async () => {
    expectSound(await runWalk(databases));
  });

  test('two gateways of which one is killed again and again lose nothing, and do nothing twice', async () => {
    expectSound(await runGatewayKills(databases, { kills: 4, seed }));
  });

  test('two gateways go on by themselves when PostgreSQL was ended at once, and have lost nothing', async () => {
    expectSound(await runPostgresKills(databases, server, { kills: 2, seed }));
  });

  test('points and travel funds are spent once and trips cancelled once, in however many tabs on two gateways', async () => {
    const { first, second, readBooks } = await startTwoGateways();
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

    const fund = { number: await fundOf(first, 10_000), amountMinor: 4_000 };
    const fundIntents = await Promise.all(
      Array.from({ length: 6 }, () => prepareFundIntent(first, ['WN13', 'WN14'], fund)),
    );
    await Promise.all(fundIntents.flatMap((intent) => [sendIntent(first, intent), sendIntent(second, intent)]));
    const told = await Promise.all(fundIntents.map((intent) => insistOn(originNow, intent)));
    expect(told.filter(({ status }) => status === 'confirmed')).toHaveLength(2);
    expect(told.filter(({ status }) => status === 'fundChanged')).toHaveLength(4);

    const trips = await Promise.all(Array.from({ length: 10 }, () => bookToCancel(originNow, ['WN7', 'WN8'])));
    for (const trip of trips) {
      if (trip === undefined) throw new Error('A trip that is to be cancelled was not booked.');
      const inTab = { ...trip, key: `${trip.key}-tab` };
      const both = [
        insist(originNow, (origin) => sendCancellation(origin, trip)),
        insist(
          () => second,
          (origin) => sendCancellation(origin, inTab),
        ),
      ];
      expect(new Set(await Promise.all(both))).toEqual(new Set([200, 409]));
    }
    const books = await readBooks();
    expect(books.faults).toEqual(soundBooks);
    expect(books).toMatchObject({ confirmed: 5, cancelled: 10 });
  });

  test('a trip is changed once or cancelled, in however many tabs on two gateways, and nobody is charged twice', async () => {
    const { first, second, readBooks } = await startTwoGateways();
    const changed = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const priceMinor = [10_000, 12_900, 15_000][index % 3] ?? 0;
        const intent = await bookToChange(() => first, {
          from: 'WN31',
          to: index % 2 === 0 ? 'WN30' : 'WN32',
          priceMinor,
        });
        if (intent === undefined) throw new Error('A trip that is to be changed was not booked.');
        const { recordLocator, firstName, lastName, code } = intent.request;
        const refund = { amountMinor: 12_900, currency: 'USD' as const };
        const shown = { refund, credit: { amountMinor: 0, currency: 'USD' as const } };
        const cancellation = { key: `${intent.key}-c`, request: { recordLocator, firstName, lastName, code, shown } };
        // The same request on both gateways, another one beside it, and of every second trip a cancellation.
        const [one, again, other] = await Promise.all([
          insist(
            () => first,
            (origin) => sendChange(origin, intent),
          ),
          insist(
            () => second,
            (origin) => sendChange(origin, intent),
          ),
          sendChange(second, { ...intent, key: `${intent.key}-t` }),
          ...(index % 2 === 0 ? [sendCancellation(second, cancellation)] : []),
        ]);
        // A refusal is not kept under its key: asked again, the same request may be refused for another reason, or be made.
        const isMade = one === 'changed' || again === 'changed';
        return Number(isMade) + Number(other === 'changed');
      }),
    );
    expect(Math.max(...changed)).toBe(1);
    const books = await readBooks();
    expect(books.faults).toEqual(soundBooks);
    expect(books.changed).toBe(changed.reduce((sum, times) => sum + times, 0));
    expect(books.confirmed + books.cancelled).toBe(12);
  });

  test('the last seats are sold once, however many want them on two gateways at the same time', async () => {
    expectSound(await runLastSeats(databases, { bookings: 400, atOnce: 100 }));
  });
});
