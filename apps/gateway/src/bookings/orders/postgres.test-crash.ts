import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  bookToCancel,
  type GatewayProcess,
  insistOn,
  memberWith,
  pause,
  prepareIntent,
  preparePointsIntent,
  readSettledBooks,
  sendCancellation,
  sendIntent,
  startGatewayProcess,
} from '../../../test-support/gateway-process.ts';
import { soundBooks } from '../../../test-support/order-books.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from '../../../test-support/postgres.ts';

/** Starting processes and databases takes its time where others work too. */
const processTestMs = 180_000;
/** What an offer of the processes costs in points. */
const pointsOfATrip = 8_400;

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('on PostgreSQL, with two gateways', () => {
  let server: PostgresServer;
  let gateways: readonly GatewayProcess[] = [];

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  }, 30_000);
  afterAll(async () => {
    for (const gateway of gateways) await gateway.kill();
    await server.stop();
  });

  test(
    'the last seats are sold once, however many want them and one gateway is killed meanwhile',
    async () => {
      const variables = { DATABASE_URL: server.url, SEATS: '9', HOLD_MS: '120000' };
      gateways = await Promise.all([startGatewayProcess(variables), startGatewayProcess(variables)]);
      const [{ origin: first }, second] = gateways as readonly [GatewayProcess, GatewayProcess];
      const intents = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          // In opposite orders: two orders that took legs as they come would wait for each other.
          index % 2 === 0 ? prepareIntent(first, ['WN1', 'WN2']) : prepareIntent(second.origin, ['WN2', 'WN1']),
        ),
      );
      // Everybody presses the button twice, and the two requests reach different gateways.
      const sent = intents.flatMap((intent) => [sendIntent(first, intent), sendIntent(second.origin, intent)]);
      await pause(250);
      await second.kill();
      await Promise.all(sent);
      const endings = await Promise.all(intents.map((intent) => insistOn(first, intent)));
      for (const ending of endings) expect(['confirmed', 'processing', 'soldOut']).toContain(ending);
      const { faults, confirmed } = await readSettledBooks(first);
      expect(faults).toEqual(soundBooks);
      expect(confirmed).toBe(9);
    },
    processTestMs,
  );

  test(
    'points that are enough for three trips pay for three, in however many tabs on two gateways',
    async () => {
      for (const gateway of gateways) await gateway.kill();
      const variables = { DATABASE_URL: server.url, SEATS: '99', HOLD_MS: '120000' };
      gateways = await Promise.all([startGatewayProcess(variables), startGatewayProcess(variables)]);
      const [{ origin: first }, { origin: second }] = gateways as readonly [GatewayProcess, GatewayProcess];
      const { confirmed: before } = await readSettledBooks(first);
      const member = await memberWith(first, pointsOfATrip * 3 + 100);
      const intents = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          preparePointsIntent(first, index % 2 === 0 ? ['WN11', 'WN12'] : ['WN12', 'WN11'], member),
        ),
      );
      await Promise.all(intents.flatMap((intent) => [sendIntent(first, intent), sendIntent(second, intent)]));
      const endings = await Promise.all(intents.map((intent) => insistOn(first, intent)));
      expect(endings.filter((ending) => ending === 'confirmed')).toHaveLength(3);
      expect(endings.filter((ending) => ending === 'pointsInsufficient')).toHaveLength(9);
      const { faults, confirmed } = await readSettledBooks(first);
      expect(faults).toEqual(soundBooks);
      expect(confirmed - before).toBe(3);
    },
    processTestMs,
  );

  test(
    'a trip that is cancelled in two tabs on two gateways is cancelled once',
    async () => {
      for (const gateway of gateways) await gateway.kill();
      const variables = { DATABASE_URL: server.url, SEATS: '99', HOLD_MS: '120000' };
      gateways = await Promise.all([startGatewayProcess(variables), startGatewayProcess(variables)]);
      const [{ origin: first }, { origin: second }] = gateways as readonly [GatewayProcess, GatewayProcess];
      const intents = await Promise.all(Array.from({ length: 10 }, () => bookToCancel(first, ['WN7', 'WN8'])));
      const statuses = await Promise.all(
        intents.map(async (intent) =>
          Promise.all([
            sendCancellation(first, intent),
            sendCancellation(second, { ...intent, key: `${intent.key}-tab` }),
          ]),
        ),
      );
      for (const both of statuses) expect(new Set(both)).toEqual(new Set([200, 409]));
      const { faults, cancelled } = await readSettledBooks(first);
      expect(faults).toEqual(soundBooks);
      expect(cancelled).toBe(10);
    },
    processTestMs,
  );
});
