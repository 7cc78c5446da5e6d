import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { insertAccount } from '../../accounts/identity/account-store.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import { openTierServices } from '../../accounts/identity/loyalty-members.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { pointsMovement } from '../points/points-schema.ts';
import { readPointsHeld, returnPoints } from '../points/points-store.ts';
import { renewTiers } from './renew-tiers.ts';
import { showLoyaltyStatus } from './show-status.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 9, 1);
const index = fc.nat({ max: 30 });

/** What happens to an account some days after what happened before. */
const events = fc.record({
  passedDays: fc.integer({ min: 0, max: 40 }),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('books' as const),
        points: fc.integer({ min: 500, max: 9_000 }),
        inDays: fc.integer({ min: 0, max: 90 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancels' as const, 'isRefunded' as const), index }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('spends' as const, 'isRewarded' as const),
        points: fc.integer({ min: 1, max: 9_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('isTakenBack' as const), index }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('jobRuns' as const) }) },
  ),
});

test('whatever is booked, flown, cancelled, spent and given, in any order: nothing is below zero, sums are right, and the job has the tier that the flights reach', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { maxLength: 25 }), async (history) => {
      const { db } = database;
      const id = randomUUID();
      let now = new Date(start);
      const services = openTierServices({ db, now: () => now });
      const accountNumber = id.slice(0, 10);
      await insertAccount(db, {
        id,
        kind: 'member',
        status: 'active',
        tier: 'member',
        accountNumber,
        language: 'es',
        createdAt: now,
      });
      const booked: { orderId: string; departs: Date }[] = [];
      const spent: string[] = [];
      for (const { passedDays, what } of history) {
        now = new Date(now.getTime() + passedDays * dayMs);
        const orderId = randomUUID();
        const row = { accountId: id, orderId, at: now };
        switch (what.kind) {
          case 'books': {
            const departs = new Date(now.getTime() + what.inDays * dayMs);
            const departsOn = departs.toISOString().slice(0, 10);
            await db
              .insert(pointsMovement)
              .values({ ...row, kind: 'earned', points: what.points, countsFrom: departs, departsOn });
            booked.push({ orderId, departs });
            break;
          }
          case 'cancels': {
            // As a cancellation does: what is pending goes, what was flown stays.
            const trip = booked[what.index];
            if (trip !== undefined)
              await db.execute(
                sql`delete from points_movement where order_id = ${trip.orderId} and counts_from > ${now.toISOString()}::timestamptz`,
              );
            break;
          }
          case 'isTakenBack': {
            const trip = booked[what.index];
            if (trip !== undefined)
              await db
                .execute(sql`
                insert into points_movement (account_id, order_id, kind, points, at)
                select account_id, order_id, 'takenBack', -points, ${now.toISOString()}::timestamptz
                from points_movement where order_id = ${trip.orderId} and kind = 'earned' and counts_from <= ${now.toISOString()}::timestamptz
                on conflict do nothing`)
                .catch(() => undefined);
            break;
          }
          case 'spends':
            await db
              .insert(pointsMovement)
              .values({ ...row, kind: 'spent', points: -what.points })
              .then(
                () => spent.push(orderId),
                () => undefined,
              );
            break;
          case 'isRefunded': {
            const trip = spent[what.index];
            if (trip !== undefined) await returnPoints(db, trip, now).catch(() => undefined);
            break;
          }
          case 'isRewarded':
            await db
              .insert(pointsMovement)
              .values({ accountId: id, promotionId: null, at: now, kind: 'promotion', points: what.points });
            break;
          case 'jobRuns':
            while ((await renewTiers(services)) > 0);
        }
        const status = await showLoyaltyStatus(services, id);
        if ('refused' in status) throw new Error('There is no such member.');
        const { balance } = await readPointsHeld(db, id, now);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(status.balance).toBe(balance);
        expect(status.statements[0]?.closing ?? 0).toBe(balance);
        for (const { closing, qualifying } of status.statements) {
          expect(closing).toBeGreaterThanOrEqual(0);
          expect(qualifying.points).toBeGreaterThanOrEqual(0);
        }
      }
      while ((await renewTiers(services)) > 0);
      const shown = await showLoyaltyStatus(services, id);
      const [written] = await db.select({ tier: account.tier }).from(account).where(eq(account.id, id));
      expect('tier' in shown && shown.tier).toBe(written?.tier);
    }),
    { numRuns: propertyRuns(40) },
  );
});
