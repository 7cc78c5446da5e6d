import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { issueFund } from '../../../test-support/funds.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { travelFundMovement } from './fund-schema.ts';
import { findFund } from './fund-store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-12-01T12:00:00Z');
const amountMinor = fc.integer({ min: 1, max: 30_000 });

/** What happens to a fund, one after the other. */
const events = fc.record({
  kind: fc.constantFrom('spent' as const, 'returned' as const, 'expired' as const, 'transferredOut' as const),
  amountMinor,
});

test('a fund has the sum of what moved, never less than nothing, and leaves to another holder once', async () => {
  await fc.assert(
    fc.asyncProperty(amountMinor, fc.array(events, { maxLength: 15 }), async (issuedMinor, history) => {
      const { db } = database;
      const fundNumber = await issueFund(db, now, { amountMinor: issuedMinor });
      let left = issuedMinor;
      let isTransferred = false;
      for (const { kind, amountMinor: moved } of history) {
        const signed = kind === 'returned' ? moved : -moved;
        const refusedBy =
          kind === 'transferredOut' && isTransferred
            ? 'travel_fund_movement_once'
            : left + signed < 0
              ? 'travel_fund_movement_not_below_zero'
              : undefined;
        const stoppedBy = await db
          .insert(travelFundMovement)
          .values({ fundNumber, kind, amountMinor: signed, at: now })
          .then(() => undefined, brokenConstraint);
        expect(stoppedBy).toBe(refusedBy);
        if (refusedBy === undefined) {
          left += signed;
          isTransferred ||= kind === 'transferredOut';
        }
        expect(await findFund(db, fundNumber)).toMatchObject({ leftMinor: left, amountMinor: issuedMinor });
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});
