import { type ChangeDifference, endpoints, fareFamilies, type PaymentForm, type TripLookup } from '@airline/contract';
import { inArray } from 'drizzle-orm';
import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { openChangeSuite } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { issueFund } from '../../../test-support/funds.ts';
import { openMember, logInAgain, type TestMember } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { readPointsHeld } from '../../loyalty/points/points-store.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { readFundsOfAccount } from '../funds/fund-store.ts';
import { spendableMinor } from '../funds/rules/fund-state.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';

const suite = openChangeSuite();
const dayMs = 24 * 60 * 60_000;
const bookedAt = Date.parse('2026-11-21T07:00:00Z');
const startPoints = 500_000;
const startFund = 20_000;
const [leo, eva] = [
  { ...ana, firstName: 'Leo' },
  { ...ana, firstName: 'Eva' },
];
const declinedCard = '4000000000000002';

const named = (place: number) =>
  fc.record({
    family: fc.constantFrom(...fareFamilies.filter((family) => family !== 'basic')),
    price: fc.integer({ min: 2_000, max: 60_000 }),
    departs: fc
      .nat(24 * 60 - 1)
      .map(
        (minute) =>
          `${new Date(bookedAt + (14 + 2 * place) * dayMs + minute * 60_000).toISOString().slice(0, 19)}+00:00`,
      ),
    flight: fc.nat(999).map((number) => `WN${number}`),
  });
const journey = fc
  .integer({ min: 1, max: 2 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => named(place))));
const booking = fc.record({
  bounds: journey,
  isInPoints: fc.boolean(),
  bookedByFundsMinor: fc.constantFrom(0, 3_000, 40_000),
  travellers: fc.integer({ min: 1, max: 3 }),
});
/**
 * Steps of a story: how many days later, what each direction changes to, where it does, how much of what is due funds pay at most, and
 * whether the card for the rest is good; and whether the person first gives a fund away. Where there is a part, one direction or one
 * traveller is cancelled instead.
 */
const steps = fc.array(
  fc.record({
    days: fc.constantFrom(0, 0.5, 1, 2, 3),
    to: fc.tuple(fc.option(named(0), { nil: undefined }), fc.option(named(1), { nil: undefined })),
    byFundsMinor: fc.constantFrom(0, 3_000, 40_000),
    isDeclined: fc.boolean(),
    givesAway: fc.boolean(),
    part: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.record({ of: fc.constantFrom('bounds', 'passengers'), place: fc.nat(2) }) },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** What a trip moved: money in and out by the processor's books, and what is lost with it. */
async function readMoved({ payments, changes = [], cancellation }: StoredTrip) {
  const { db } = suite.database;
  const references = payments.map(({ id }) => id);
  const moved = await db.select().from(sandboxAuthorisation).where(inArray(sandboxAuthorisation.reference, references));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return {
    takenMinor: sum(moved.map(({ amountMinor }) => amountMinor)),
    refundedMinor: sum(moved.map((each) => each.refundedMinor)),
    forfeitedMinor:
      sum(changes.map(({ difference }) => difference.forfeited.amountMinor)) +
      (cancellation?.forfeited.amountMinor ?? 0),
  };
}

/** What is left of all travel funds of some people, credits of the trip among them. */
async function readLeftMinor(people: readonly TestMember[]): Promise<number> {
  const funds = await Promise.all(people.map(({ id }) => readFundsOfAccount(suite.database.db, id)));
  return funds.flat().reduce((sum, { leftMinor }) => sum + leftMinor, 0);
}

/** Has the funds of a member pay an amount as far as they can, two at most, and a card the rest. */
async function payments(
  { id }: TestMember,
  { dueMinor, byFundsMinor }: { readonly dueMinor: number; readonly byFundsMinor: number },
  card?: string,
): Promise<readonly PaymentForm[]> {
  const funds = await readFundsOfAccount(suite.database.db, id);
  let restMinor = dueMinor;
  const forms = funds
    .filter((fund) => spendableMinor(fund, suite.gateway.clock.now) > 0)
    .slice(0, 2)
    .flatMap(({ number, leftMinor }): readonly PaymentForm[] => {
      const amountMinor = Math.min(leftMinor, restMinor, byFundsMinor);
      restMinor -= amountMinor;
      const { firstName, lastName } = ana;
      const amount = { amountMinor, currency: 'USD' as const };
      return amountMinor === 0 ? [] : [{ kind: 'travelFund', number, firstName, lastName, amount }];
    });
  return restMinor === 0 ? forms : [...forms, { kind: 'card', token: await suite.gateway.token(card) }];
}

/** Transfers the first fund of a member that can be, whole as it has to be. */
async function giveAway(from: TestMember, to: TestMember): Promise<boolean> {
  const accessToken = await logInAgain(suite.gateway.identity, from.id);
  for (const { number, amountMinor } of await readFundsOfAccount(suite.database.db, from.id)) {
    const shown = { amountMinor, currency: 'USD' };
    const transfer = { number, recipientNumber: to.accountNumber, recipientLastName: 'Ruiz', shown };
    const answer = await suite.gateway.app.request(
      endpoints.transferFund.path,
      keyedPost(transfer, undefined, accessToken),
    );
    if (answer.status === endpoints.transferFund.success) return true;
  }
  return false;
}

/** Cancels one direction or one traveller of a trip, as far as there is another one; tells whether it was. */
async function cancelPart(lookup: TripLookup, part: { readonly of: 'bounds' | 'passengers'; readonly place: number }) {
  const { offer, version, passengers } = await readTrip(lookup);
  const count = part.of === 'bounds' ? offer.bounds.length : passengers.length;
  if (count < 2) return false;
  const places = [part.place % count];
  const wanted = part.of === 'bounds' ? { version, bounds: places } : { version, passengers: places };
  return (await cancelAsQuoted(suite.gateway, lookup, { part: wanted })).status === 200;
}

async function readTrip({ recordLocator }: TripLookup): Promise<StoredTrip> {
  const trip = await readBookedTrip(suite.database.db, { recordLocator });
  if (trip === undefined) throw new Error('The trip is not there.');
  return trip;
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

test('money in is money out, what is left of funds, what is forfeited and what is still flown, to the cent; points likewise', async () => {
  let locators = 0;
  const made = { all: 0, byFunds: 0, toFunds: 0, givenAway: 0, parts: 0 };
  await fc.assert(
    fc.asyncProperty(
      booking,
      steps,
      fc.boolean(),
      async ({ bounds, isInPoints, bookedByFundsMinor, travellers }, story, isCancelled) => {
        const { changes, gateway, database } = suite;
        await database.db.delete(rateLimit);
        gateway.clock.now = new Date(bookedAt);
        const member = await openMember(gateway.identity, { points: startPoints });
        const marta = await openMember(gateway.identity, { firstName: 'Marta', lastName: 'Ruiz' });
        const people = [member, marta];
        const ofMember = { accountId: member.id, amountMinor: startFund };
        await issueFund(database.db, gateway.clock.now, ofMember);
        await issueFund(database.db, gateway.clock.now, { ...ofMember, expiresOn: '2026-11-23' });
        const { accountNumber: frequentFlyerNumber } = member;
        const spent = travellers * bounds.reduce((sum, { price }) => sum + Math.round(price / 1.5), 0);
        // The fare in points leaves taxes, which the price of both names.
        const priceMinor = bounds.reduce((sum, { price }) => sum + (isInPoints ? Math.floor(price / 40) : price), 0);
        const forms = await payments(member, {
          dueMinor: travellers * priceMinor,
          // Points are a form of payment too: one fund, beside them and a card.
          byFundsMinor: isInPoints ? 0 : bookedByFundsMinor,
        });
        const lookup = await changes.bookTrip({
          bounds,
          party: { adults: travellers, children: 0, lapInfants: 0 },
          passengers: [{ ...ana, frequentFlyerNumber }, leo, eva].slice(0, travellers),
          accessToken: member.accessToken,
          paysWith: [...(isInPoints ? [{ kind: 'points' as const, points: spent }] : []), ...forms],
        });
        locators += 1;
        for (const { days, to, byFundsMinor, isDeclined, givesAway, part } of story) {
          suite.later(days * dayMs);
          if (givesAway && (await giveAway(member, marta))) made.givenAway += 1;
          if (part !== undefined) {
            if (await cancelPart(lookup, part)) made.parts += 1;
            continue;
          }
          const { offer: booked } = await readTrip(lookup);
          // The second direction of the story may be the only one that is left.
          const isWhole = booked.bounds.length === bounds.length;
          const places = isWhole ? bounds.flatMap((_, place) => (to[place] === undefined ? [] : [place])) : [];
          if (places.length === 0) continue;
          const accessToken = await logInAgain(gateway.identity, member.id);
          const wanted = {
            to: places.map((place): NamedBound => to[place] as NamedBound),
            bounds: places,
            accessToken,
            party: booked.party,
          };
          const offer = await changes.offer(wanted.to, booked.party);
          const { difference } = await readJson<{ readonly difference?: ChangeDifference }>(
            changes.quote(lookup, { ...wanted, offer }),
          );
          if (difference === undefined) continue;
          const { due, pointsDue, funds } = difference;
          const money = await payments(
            member,
            // Points are a form of payment too: one fund, beside them and a card.
            { dueMinor: due.amountMinor, byFundsMinor: pointsDue > 0 ? 0 : byFundsMinor },
            isDeclined ? declinedCard : undefined,
          );
          const forms = [...(pointsDue > 0 ? [{ kind: 'points' as const, points: pointsDue }] : []), ...money];
          const answer = await changes.change(lookup, { ...wanted, offer, payments: forms });
          if (answer.status !== 201) continue;
          made.all += 1;
          if (forms.some(({ kind }) => kind === 'travelFund')) made.byFunds += 1;
          if (funds !== undefined) made.toFunds += 1;
        }
        if (isCancelled) await cancel(lookup);
        await suite.deliver();
        const trip = await readTrip(lookup);
        const { offer, paidWith, cancellation } = trip;
        const bookedMinor = (paidWith === 'points' ? offer.price.taxesWithPoints : offer.price.total).amountMinor;
        const flownMinor = cancellation === undefined ? bookedMinor : 0;
        const { takenMinor, refundedMinor, forfeitedMinor } = await readMoved(trip);
        expect(takenMinor + 2 * startFund).toBe(
          refundedMinor + forfeitedMinor + flownMinor + (await readLeftMinor(people)),
        );
        const { balance } = await readPointsHeld(database.db, member.id, gateway.clock.now);
        const isSpent = paidWith === 'points' && cancellation === undefined;
        expect(balance).toBe(startPoints - (isSpent ? offer.price.points : 0));
      },
    ),
    { numRuns: propertyRuns(12) },
  );
  expect(made.all).toBeGreaterThan(locators / 5);
  expect(Math.min(made.byFunds, made.toFunds, made.givenAway, made.parts)).toBeGreaterThan(0);
  await suite.expectSoundBooks();
});
