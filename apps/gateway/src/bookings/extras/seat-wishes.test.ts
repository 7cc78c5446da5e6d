import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openSeatWishes, wantedSeat } from '../../../test-support/seat-wishes.ts';
import { legSeat } from '../orders/leg-seat-schema.ts';
import { chooseSeats } from './choose-seats.ts';
import type { ExtraServices } from './services.ts';

const { suite, trips, bookTrips, wishAtOnce, readRows, expectGivenOnce } = openSeatWishes();

test('a seat that eight hundred transactions want to give at once is given to one trip', async () => {
  await expect(expectGivenOnce('9Z1', 800)).resolves.toBeUndefined();
});

test('of those who choose a seat at once all but one trip hear that it is taken, and nobody has two', async () => {
  const { booked, legId } = await bookTrips('9Z2');
  const services: ExtraServices = {
    ...suite.gateway.orders,
    boardingModel: () => 'assigned',
    extraFlags: () => ({ earlyBirdService: true, payPalForEarlyBird: false }),
  };
  const wishes = 400;
  const answers = await wishAtOnce(wishes, booked, async ({ orderId }) =>
    chooseSeats(services, { orderId }, [{ traveller: 0, bound: 0, legId, seat: wantedSeat }]),
  );
  const [row, ...more] = await readRows(legId);
  expect(more).toEqual([]);
  expect(row?.state).toBe('given');
  expect(await suite.database.db.$count(legSeat, eq(legSeat.legId, legId))).toBe(1);
  const others = answers.filter(({ orderId }) => orderId !== row?.orderId);
  expect(others).toHaveLength((wishes / trips) * (trips - 1));
  const refusals = others.map(({ answer }) => ('refused' in answer ? answer.refused : answer));
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ kind: 'named', name: 'seatTaken' })]),
  );
});
