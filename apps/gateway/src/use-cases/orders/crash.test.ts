import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  bookToCancel,
  type CancellationIntent,
  type GatewayProcess,
  insistOn,
  type Intent,
  memberWith,
  pause,
  prepareIntent,
  preparePointsIntent,
  readSettledBooks,
  sendCancellation,
  sendIntent,
  startGatewayProcess,
} from '../../../test-support/gateway-process.ts';
import { fillDataFolder } from '../../../test-support/memory-database.ts';
import { soundBooks } from '../../../test-support/order-books.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from '../../../test-support/postgres.ts';

/** Starting processes and databases takes its time where others work too. */
const processTestMs = 180_000;
/** What an offer of the processes costs in points. */
const pointsOfATrip = 8_400;

describe('on the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-crash-'));
  let gateway: GatewayProcess | undefined;
  beforeAll(() => fillDataFolder(folder));
  afterAll(async () => {
    await gateway?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'a gateway that is killed while people book loses nothing, and does nothing twice',
    async () => {
      const variables = { DATA_FOLDER: folder, DATABASE_URL: '', SEATS: '9', HOLD_MS: '5000' };
      const intents: Intent[] = [];
      for (const killAfterMs of [80, 250]) {
        gateway = await startGatewayProcess(variables);
        const { origin } = gateway;
        const fresh = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            prepareIntent(origin, index % 2 === 0 ? ['WN1', 'WN2'] : ['WN2', 'WN3']),
          ),
        );
        intents.push(...fresh);
        const sent = fresh.map((intent) => sendIntent(origin, intent));
        await pause(killAfterMs);
        await gateway.kill();
        await Promise.all(sent);
      }
      gateway = await startGatewayProcess(variables);
      const { origin } = gateway;
      // Every third person gives up: their order is settled all the same.
      const patient = intents.filter((_, index) => index % 3 !== 0);
      const endings = await Promise.all(patient.map((intent) => insistOn(origin, intent)));
      for (const ending of endings) expect(['confirmed', 'processing', 'soldOut', 'holdExpired']).toContain(ending);
      const { faults, confirmed } = await readSettledBooks(origin);
      expect(faults).toEqual(soundBooks);
      expect(confirmed).toBeGreaterThan(0);
      expect(confirmed).toBeGreaterThanOrEqual(endings.filter((ending) => ending === 'confirmed').length);
    },
    processTestMs,
  );

  test(
    'a gateway that is killed while a member pays with points takes them once for each trip, and none for no trip',
    async () => {
      const variables = { DATA_FOLDER: folder, DATABASE_URL: '', SEATS: '99', HOLD_MS: '5000' };
      await gateway?.kill();
      gateway = await startGatewayProcess(variables);
      const { origin: before } = gateway;
      const member = await memberWith(before, pointsOfATrip * 3 + 100);
      const intents = await Promise.all(Array.from({ length: 8 }, () => preparePointsIntent(before, ['WN11'], member)));
      const sent = intents.map((intent) => sendIntent(before, intent));
      await pause(120);
      await gateway.kill();
      await Promise.all(sent);
      gateway = await startGatewayProcess(variables);
      const { origin } = gateway;
      const endings = await Promise.all(intents.slice(0, -1).map((intent) => insistOn(origin, intent)));
      for (const ending of endings) expect(['confirmed', 'holdExpired', 'pointsInsufficient']).toContain(ending);
      expect(endings.filter((ending) => ending === 'confirmed').length).toBeLessThanOrEqual(3);
      expect((await readSettledBooks(origin)).faults).toEqual(soundBooks);
    },
    processTestMs,
  );

  test(
    'a gateway that is killed while people cancel gives back everything once',
    async () => {
      const variables = { DATA_FOLDER: folder, DATABASE_URL: '', SEATS: '99', HOLD_MS: '5000' };
      await gateway?.kill();
      gateway = await startGatewayProcess(variables);
      const { origin: before } = gateway;
      const intents: CancellationIntent[] = [];
      for (let booked = 0; booked < 8; booked += 1) intents.push(await bookToCancel(before, ['WN7', 'WN8']));
      const sent = intents.map((intent) => sendCancellation(before, intent));
      await pause(60);
      await gateway.kill();
      await Promise.all(sent);
      gateway = await startGatewayProcess(variables);
      const { origin } = gateway;
      // Everybody but the last sends theirs again; who was answered before the crash gets the same answer.
      const again = await Promise.all(intents.slice(0, -1).map((intent) => sendCancellation(origin, intent)));
      for (const status of again) expect(status).toBe(200);
      const { faults, cancelled } = await readSettledBooks(origin);
      expect(faults).toEqual(soundBooks);
      expect(cancelled).toBeGreaterThanOrEqual(again.length);
    },
    processTestMs,
  );
});

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
