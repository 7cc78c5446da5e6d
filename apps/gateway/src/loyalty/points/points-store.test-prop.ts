import { randomUUID } from 'node:crypto';

import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { insertAccount } from '../../accounts/identity/account-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { pointsMovement } from './points-schema.ts';
import { readPointsHeld } from './points-store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

const start = Date.UTC(2026, 11, 1);
const points = fc.integer({ min: 1, max: 1_000 });

/** What happens to an account a moment after what happened before. */
const events = fc.record({
  passedMs: fc.integer({ min: 0, max: 50 }),
  what: fc.oneof(
    fc.record({ kind: fc.constant('earned' as const), points, countsInMs: fc.integer({ min: 0, max: 200 }) }),
    fc.record({ kind: fc.constant('spent' as const), points }),
  ),
});

test('an account spends what counts at that moment, and never more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { maxLength: 12 }), async (history) => {
      const { db } = database;
      const accountId = randomUUID();
      const accountNumber = accountId.slice(0, 10);
      const createdAt = new Date(start);
      await insertAccount(db, {
        id: accountId,
        kind: 'member',
        status: 'active',
        accountNumber,
        language: 'es',
        createdAt,
      });
      const counted: { readonly points: number; readonly fromMs: number }[] = [];
      const sumAt = (ms: number) =>
        counted.filter(({ fromMs }) => fromMs <= ms).reduce((sum, moved) => sum + moved.points, 0);
      let ms = start;
      for (const { passedMs, what } of history) {
        ms += passedMs;
        const at = new Date(ms);
        const isSpent = what.kind === 'spent';
        const moved = isSpent ? -what.points : what.points;
        const countsFrom = isSpent ? null : new Date(ms + what.countsInMs);
        const isEnough = !isSpent || sumAt(ms) >= what.points;
        const movement = { accountId, orderId: randomUUID(), kind: what.kind, points: moved, at, countsFrom };
        const isWritten = await db
          .insert(pointsMovement)
          .values(movement)
          .then(
            () => true,
            () => false,
          );
        expect(isWritten).toBe(isEnough);
        if (isEnough) counted.push({ points: moved, fromMs: countsFrom?.getTime() ?? 0 });
        const { balance, pending } = await readPointsHeld(db, accountId, at);
        const all = sumAt(Number.POSITIVE_INFINITY);
        expect([balance, pending?.points ?? 0]).toEqual([sumAt(ms), all - sumAt(ms)]);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});
