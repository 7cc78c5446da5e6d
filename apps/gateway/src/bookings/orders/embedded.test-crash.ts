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
