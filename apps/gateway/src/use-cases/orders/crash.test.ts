import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type GatewayProcess,
  insistOn,
  type Intent,
  pause,
  prepareIntent,
  readSettledBooks,
  sendIntent,
  startGatewayProcess,
} from '../../../test-support/gateway-process.ts';
import { soundBooks } from '../../../test-support/order-books.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from '../../../test-support/postgres.ts';

/** Starting processes and databases takes its time where others work too. */
const processTestMs = 180_000;

describe('on the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-crash-'));
  let gateway: GatewayProcess | undefined;
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
});
