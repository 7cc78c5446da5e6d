import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openOrderGateway } from '../../../test-support/order-gateway.ts';
import { boundOf, flightLeg, offerOf, orderOf } from '../../../test-support/orders.ts';
import { openMember } from '../../../test-support/members.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { readTripsOfAccount } from '../orders/booked-trip-store.ts';
import { replaceVersion } from '../orders/order-version-store.ts';
import { exportOrders } from './export-orders.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

test('an account’s data have the flights of now, and those that each change replaced', async () => {
  const gateway = await openOrderGateway(database);
  const { accessToken, id: accountId } = await openMember(gateway.identity);
  await gateway.order(orderOf(await gateway.offer(), await gateway.token()), undefined, accessToken);
  const [trip] = await readTripsOfAccount(database.db, { accountId, accountNumber: null });
  const [before, after] = [flightLeg('WN1', '2026-12-01'), flightLeg('WN2', '2026-12-02')];
  const offer = offerOf([boundOf([after])], gateway.clock.now);
  await replaceVersion(database.db, { orderId: trip?.orderId ?? '', replaces: 0, offer }, gateway.clock.now);
  const found = await findAccountById(database.db, accountId);
  if (found === undefined) throw new Error('The account is gone.');
  expect(await exportOrders(database.db, found.account)).toMatchObject([
    {
      journeys: [{ fareFamily: 'classic', flights: [after] }],
      changes: [{ changedAt: gateway.clock.now, journeysBefore: [{ fareFamily: 'classic', flights: [before] }] }],
    },
  ]);
});
