import { expect, test } from 'vitest';

import { changedTrip, openChangeSuite } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana } from '../../../test-support/orders.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { checkIn } from '../orders/check-in-schema.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import { insertRebooking } from '../orders/order-rebooking-store.ts';
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

test('an account’s data have what an operator did when flights did not run, and not who that was', async () => {
  const { gateway, changes, database } = suite;
  const { accessToken, id } = await openMember(gateway.identity);
  const lookup = await changes.bookTrip({ bounds: [flight], accessToken });
  const booked = await readBookedTrip(database.db, lookup);
  const found = await findAccountById(database.db, id);
  if (found === undefined || booked === undefined) throw new Error('The account or its trip is gone.');
  const { orderId, version: replaces } = booked;
  const at = gateway.clock.now;
  const what = { bound: 0, kind: 'cancelled', legId: 'WN1', before: 'WN1', after: 'WN2' } as const;
  await insertRebooking(database.db, { orderId, replaces, runId: orderId, operator: 'Marta Ruiz', at, ...what });
  const exported = await exportOrders(database.db, found.account);
  const shown = { rebookedAt: at, because: 'cancelled', flight: 'WN1', flightsBefore: 'WN1', flightsAfter: 'WN2' };
  expect(exported).toMatchObject([{ rebookings: [shown] }]);
  expect(JSON.stringify(exported)).not.toContain('Marta Ruiz');
});

test('a traveller’s data have the flights that they checked in for, and nobody else’s check-in', async () => {
  const { gateway, changes, database } = suite;
  const { accessToken, id } = await openMember(gateway.identity);
  const found = await findAccountById(database.db, id);
  const { accountNumber, firstName, lastName } = found?.account ?? {};
  if (found === undefined || !accountNumber || !firstName || !lastName) throw new Error('The account is gone.');
  const own = { ...ana, firstName, lastName, frequentFlyerNumber: accountNumber };
  const other = { ...own, firstName: 'Luis', frequentFlyerNumber: undefined };
  const lookup = await changes.bookTrip({
    bounds: [flight],
    accessToken,
    passengers: [own, other],
    party: { adults: 2, children: 0, lapInfants: 0 },
  });
  const booked = await readBookedTrip(database.db, lookup);
  if (booked === undefined) throw new Error('The trip is gone.');
  const at = gateway.clock.now;
  const row = { orderId: booked.orderId, legId: 'WN1', at };
  await database.db.insert(checkIn).values([
    { ...row, passenger: 0, sequence: 7, position: 22 },
    { ...row, passenger: 1, sequence: 8, position: null },
  ]);
  const exported = await exportOrders(database.db, found.account);
  const checkedIn = [{ flight: 'WN1', at, sequence: 7, position: 22 }];
  expect(exported).toMatchObject([{ passengers: [{ firstName, checkedIn }, { firstName: 'Luis' }] }]);
  expect(JSON.stringify(exported)).not.toContain('"sequence":8');
});
