import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { changeGateway } from '../../../test-support/change-gateway.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openOrderGateway } from '../../../test-support/order-gateway.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { checkIn } from '../orders/check-in-schema.ts';
import { storeCheckIn } from './check-in-store.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: '9Z9', departs: '2026-12-01T19:30:00-06:00' };
const dearer: NamedBound = { ...later, price: 15_000 };

const programs = postgresPrograms();

/** The embedded database has one connection, on which nothing waits for another. */
describe.skipIf(programs === undefined)('a check-in that somebody is at the end of, on PostgreSQL,', () => {
  let server: PostgresDatabase;
  let first: OpenDatabase;
  let second: OpenDatabase;

  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    const open = () => openPostgresDatabase(server);
    first = await open();
    second = await open();
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await server.stop();
  });

  /** Waits until some statement waits for a lock. */
  async function untilOneWaits(): Promise<void> {
    for (;;) {
      const { rows } = (await first.db.execute(sql`select from pg_locks where not granted`)) as { rows: unknown[] };
      if (rows.length > 0) return;
    }
  }

  test.each(['cancelled', 'changed', 'changed and paid for'] as const)(
    'is undone by who waits meanwhile to have the trip %s',
    async (how) => {
      const gateway = await openOrderGateway(second, { seats: () => 143 });
      const changes = changeGateway(gateway);
      const lookup = await changes.bookTrip({ bounds: [flight] });
      const booked = await readBookedTrip(first.db, lookup);
      const leg = booked?.offer.bounds[0]?.itinerary.legs[0]?.id;
      if (booked === undefined || leg === undefined) throw new Error('The trip was not booked.');
      const now = new Date('2026-11-30T14:00:00Z');
      gateway.clock.now = now;
      let give: () => void = () => undefined;
      const given = new Promise<void>((resolve) => {
        give = resolve;
      });
      let checkingIn: Promise<void> | undefined;
      await new Promise<void>((checkedIn) => {
        checkingIn = first.db.transaction(async (tx) => {
          const keyed = { key: `check-in before it is ${how}`, requestHash: how };
          const wanted = { legIds: [leg], passengers: booked.passengers };
          expect(await storeCheckIn(tx, { booked, keyed, wanted, model: 'open' }, now)).toBe('checkedIn');
          checkedIn();
          await given;
        });
      });
      const made =
        how === 'cancelled'
          ? cancelAsQuoted(gateway, lookup)
          : changes.change(lookup, { to: [how === 'changed' ? later : dearer] });
      await untilOneWaits();
      give();
      await checkingIn;
      expect((await made).ok).toBe(true);
      expect(await first.db.$count(checkIn, eq(checkIn.orderId, booked.orderId))).toBe(0);
    },
  );
});
