import { endpoints, fareFamilies, type TripLookup } from '@airline/contract';
import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { openChangeSuite } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember, logInAgain } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { readPointsHeld } from '../../loyalty/points/points-store.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';

const suite = openChangeSuite();
const dayMs = 24 * 60 * 60_000;
const bookedAt = Date.parse('2026-11-21T07:00:00Z');
const startPoints = 500_000;
const declinedCard = '4000000000000002';

const named = (place: number) =>
  fc.record({
    family: fc.constantFrom(...fareFamilies.filter((family) => family !== 'basic')),
    price: fc.integer({ min: 2_000, max: 60_000 }),
    departs: fc
      .nat(24 * 60 - 1)
      .map(
        (minute) =>
          `${new Date(bookedAt + (8 + 2 * place) * dayMs + minute * 60_000).toISOString().slice(0, 19)}+00:00`,
      ),
    flight: fc.nat(999).map((number) => `WN${number}`),
  });
const journey = fc
  .integer({ min: 1, max: 2 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => named(place))));
/** Steps of a story: how many days later, what each direction changes to, where it does, and whether its card is good. */
const steps = fc.array(
  fc.record({
    days: fc.constantFrom(0, 0.5, 1, 2, 3),
    to: fc.tuple(fc.option(named(0), { nil: undefined }), fc.option(named(1), { nil: undefined })),
    isDeclined: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

/** What a trip moved: money in and out by the processor's books, and credits by those of funds. */
async function readMoved({ orderId, payments, changes = [], cancellation }: StoredTrip) {
  const { db } = suite.database;
  const references = payments.map(({ id }) => id);
  const moved = await db.select().from(sandboxAuthorisation).where(inArray(sandboxAuthorisation.reference, references));
  const numbers = changes.flatMap(({ travelCredit: credit }) => (credit?.number === undefined ? [] : [credit.number]));
  const ofChanges =
    numbers.length === 0 ? [] : await db.select().from(travelCredit).where(inArray(travelCredit.number, numbers));
  const ofCancellation = await db.select().from(travelCredit).where(eq(travelCredit.orderId, orderId));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return {
    takenMinor: sum(moved.map(({ amountMinor }) => amountMinor)),
    refundedMinor: sum(moved.map((each) => each.refundedMinor)),
    creditMinor: sum([...ofChanges, ...ofCancellation].map(({ amountMinor }) => amountMinor)),
    forfeitedMinor:
      sum(changes.map(({ difference }) => difference.forfeited.amountMinor)) +
      (cancellation?.forfeited.amountMinor ?? 0),
  };
}

async function cancel(lookup: TripLookup): Promise<void> {
  const quote = await readJson<{ readonly refund?: object; readonly credit?: object }>(
    suite.gateway.app.request(endpoints.quoteCancellation.path, keyedPost(lookup)),
  );
  if (quote.refund === undefined) return;
  const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
  const shown = { refund: quote.refund, credit: quote.credit };
  const answer = await suite.gateway.app.request(endpoints.cancelTrip.path, keyedPost({ ...lookup, code, shown }));
  expect(answer.status).toBe(200);
}

test('money in is money out, credits, what is forfeited and what is still flown, to the cent; points likewise', async () => {
  let locators = 0;
  let made = 0;
  await fc.assert(
    fc.asyncProperty(journey, steps, fc.boolean(), fc.boolean(), async (bounds, story, isInPoints, isCancelled) => {
      const { changes, gateway, database } = suite;
      await database.db.delete(rateLimit);
      gateway.clock.now = new Date(bookedAt);
      const member = await openMember(gateway.identity, { points: startPoints });
      const { accountNumber: frequentFlyerNumber } = member;
      const spent = bounds.reduce((sum, { price }) => sum + Math.round(price / 1.5), 0);
      const lookup = await changes.bookTrip({
        bounds,
        passengers: [{ ...ana, frequentFlyerNumber }],
        accessToken: member.accessToken,
        ...(isInPoints ? { payments: [{ kind: 'points', points: spent }] } : {}),
      });
      locators += 1;
      for (const { days, to, isDeclined } of story) {
        suite.later(days * dayMs);
        const places = bounds.flatMap((_, place) => (to[place] === undefined ? [] : [place]));
        if (places.length === 0) continue;
        const accessToken = await logInAgain(gateway.identity, member.id);
        const wanted = places.map((place): NamedBound => to[place] as NamedBound);
        const card = isDeclined ? { card: declinedCard } : {};
        const answer = await changes.change(lookup, { to: wanted, bounds: places, accessToken, ...card });
        if (answer.status === 201) made += 1;
      }
      if (isCancelled) await cancel(lookup);
      await suite.deliver();
      const trip = await readBookedTrip(database.db, { recordLocator: lookup.recordLocator });
      if (trip === undefined) throw new Error('The trip is not there.');
      const { offer, paidWith, cancellation } = trip;
      const flownMinor = (paidWith === 'points' ? offer.price.taxesWithPoints : offer.price.total).amountMinor;
      const { takenMinor, refundedMinor, creditMinor, forfeitedMinor } = await readMoved(trip);
      expect(takenMinor).toBe(
        refundedMinor + creditMinor + forfeitedMinor + (cancellation === undefined ? flownMinor : 0),
      );
      const { balance } = await readPointsHeld(database.db, member.id, gateway.clock.now);
      const isSpent = paidWith === 'points' && cancellation === undefined;
      expect(balance).toBe(startPoints - (isSpent ? offer.price.points : 0));
    }),
    { numRuns: 25 },
  );
  expect(made).toBeGreaterThan(locators / 4);
  await suite.expectSoundBooks();
}, 240_000);
