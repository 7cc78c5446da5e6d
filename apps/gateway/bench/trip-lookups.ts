import { openOrderGateway } from '../test-support/order-gateway.ts';
import { keyedPost } from '../test-support/orders.ts';
import { isSamePerson } from '../src/accounts/identity/rules/person-name.ts';
import { readBookedTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { openInMemory } from '../src/database/database.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { formatTable, microseconds } from './measure.ts';
import { compareRanks, type Comparison } from './rank-test.ts';

const lookupsOfEach = 1_000;
const tripsBooked = 200;
/** Of a million runs that compare like with like, one is farther out. */
const farthestDeviations = 4.9;
const nobody = { firstName: 'Luis', lastName: 'Nadie' };

/**
 * Compares how long a lookup with wrong names takes for a record locator that somebody has and for one that nobody has, in
 * random order; beside it one that reads the trip before it compares the names, which must be distinguished.
 *
 * @throws when the lookups are distinguished, or the other ones are not.
 */
export async function benchmarkTripLookups(): Promise<void> {
  const database = await openInMemory();
  const { db } = database;
  const gateway = await openOrderGateway(database, { seats: () => 10_000 });
  const known: string[] = [];
  for (let booked = 0; booked < tripsBooked; booked += 1) {
    const outcome = await gateway.outcome(gateway.book());
    if (outcome.status === 'confirmed') known.push(outcome.trip.recordLocator);
  }
  const ours = await compare(known, async (recordLocator) => {
    await db.delete(rateLimit);
    const request = keyedPost({ recordLocator, ...nobody });
    const start = performance.now();
    await gateway.app.request('/api/air-booking/v1/trips/lookup', request);
    return performance.now() - start;
  });
  const careless = await compare(known, async (recordLocator) => {
    const start = performance.now();
    const trip = await readBookedTrip(db, { recordLocator });
    trip?.passengers.some((passenger) => isSamePerson(nobody, passenger));
    return performance.now() - start;
  });
  await database.close();

  console.log(`\nLookups of trips with wrong names, ${lookupsOfEach} of each, in random order:`);
  console.log(
    formatTable(
      ['', 'known locator, median µs', 'unknown, median µs', 'chance that known is slower', 'standard deviations'],
      [rowOf('this gateway', ours), rowOf('one that reads the trip before it compares', careless)],
    ),
  );
  if (!(Math.abs(ours.deviations) < farthestDeviations))
    throw new Error('The time of a lookup tells which trips exist.');
  if (!(careless.deviations > farthestDeviations)) throw new Error('The comparison does not see what is there to see.');
}

async function compare(known: readonly string[], ask: (recordLocator: string) => Promise<number>): Promise<Comparison> {
  const asked = Array.from({ length: lookupsOfEach * 2 }, (_, index) => {
    const recordLocator = known[index % known.length] ?? '';
    const isKnown = index < lookupsOfEach;
    // Nobody's locator is a known one with another beginning.
    return { recordLocator: isKnown ? recordLocator : `0${recordLocator.slice(1)}`, isKnown, place: Math.random() };
  }).toSorted((one, other) => one.place - other.place);
  for (const { recordLocator } of asked.slice(0, 200)) await ask(recordLocator);
  const times: { readonly isKnown: boolean; readonly milliseconds: number }[] = [];
  for (const { recordLocator, isKnown } of asked) times.push({ isKnown, milliseconds: await ask(recordLocator) });
  const timesOf = (wanted: boolean) =>
    times.filter(({ isKnown }) => isKnown === wanted).map(({ milliseconds }) => milliseconds);
  return compareRanks(timesOf(true), timesOf(false));
}

function rowOf(name: string, { firstMedian, secondMedian, chanceFirstIsSlower, deviations }: Comparison): string[] {
  return [
    name,
    microseconds(firstMedian * 1_000),
    microseconds(secondMedian * 1_000),
    chanceFirstIsSlower.toFixed(3),
    deviations.toFixed(1),
  ];
}
