import { expect, test } from 'vitest';

import { changedTrip, openChangeSuite } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import { exportOrders } from './export-orders.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const dearer: NamedBound = { ...flight, flight: 'WN2', price: 15_000, departs: '2026-12-02T07:30:00-06:00' };

const suite = openChangeSuite();

test('an account’s data have the flights of now, those that each change replaced, and the changes that were not made', async () => {
  const { gateway, changes, database } = suite;
  const { accessToken, id } = await openMember(gateway.identity);
  const lookup = await changes.bookTrip({ bounds: [flight], accessToken });
  await changes.change(lookup, { to: [dearer], card: '4000000000000002' });
  await changedTrip(changes.change(lookup, { to: [dearer] }));
  const found = await findAccountById(database.db, id);
  if (found === undefined) throw new Error('The account is gone.');
  const at = gateway.clock.now;
  expect(await exportOrders(database.db, found.account)).toMatchObject([
    {
      journeys: [{ fareFamily: 'classic', flights: [{ flight: 'WN2' }] }],
      changes: [
        {
          changedAt: at,
          journeysBefore: [{ fareFamily: 'classic', flights: [{ flight: 'WN1' }] }],
          difference: { due: { amountMinor: 2_100 } },
        },
      ],
      changesNotMade: [{ status: 'released', askedAt: at, journeys: [{ flights: [{ flight: 'WN2' }] }] }],
      payments: [{ amount: { amountMinor: 12_900 } }, { amount: { amountMinor: 2_100 } }],
    },
  ]);
});
