import type { MembershipTier } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';
import { inArray } from 'drizzle-orm';

import { account } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import { dateOfDay, dayOfDate } from '../../flights/schedule/rules/index.ts';
import { firstDepartureOnSale, localDate } from '../../flights/search/rules/index.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { openDisruption } from '../orders/rules/disruption.ts';
import { cannotBeFlown, type DisruptedDirection, findDisruptedTrips } from './find-disrupted-trips.ts';
import { type BookableWay, findWays, type Market } from './find-ways.ts';
import { inChunks } from './in-chunks.ts';
import { assignParties } from './rules/assign-parties.ts';
import { orderByPriority } from './rules/order-by-priority.ts';
import type { Party } from './rules/rebooking-problem.ts';
import type { RebookingServices } from './services.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A direction departs this long after the arrival of the one before at least, as in a change. */
const minutesBetweenBounds = 60;
/** What is full hides no ways that are worse than it: who got nothing is looked after again with the seats that are left. */
const mostRounds = 3;
const accountsAtOnce = 1_000;

/** What is to be done for who cannot fly a direction as booked. */
export interface PlannedRebooking extends DisruptedDirection {
  /**
   * Other flights; the money of directions, of all or of those that are named; or nothing, where other directions of the trip still run and
   * its people decide whether they want them.
   */
  readonly outcome:
    | { readonly kind: 'rebook'; readonly way: BookableWay }
    | { readonly kind: 'refund'; readonly bounds: readonly number[] | 'all' }
    | { readonly kind: 'leave' };
}

/**
 * Plans what becomes of everybody who cannot fly a direction as booked: other flights that arrive within a time, as {@link assignParties} says, or
 * the money where there are none and nothing else of the trip still runs. Reads, and writes nothing.
 */
export async function planRebooking(
  services: RebookingServices,
  { refundMinutes }: { readonly refundMinutes: number },
): Promise<readonly PlannedRebooking[]> {
  const { db, now } = services;
  const found = await findDisruptedTrips(services);
  const tiers = await readTiers(db, found);
  const directions = orderByPriority(found, ({ trip, bound }) => ({
    needsHelp: trip.passengers.some(({ kind, assistance }) => kind !== 'adult' || assistance.length > 0),
    tier: tiers.get(trip.accountId ?? ''),
    legs: trip.offer.bounds[bound]?.itinerary.legs.length ?? 0,
    bookedAt: trip.confirmedAt.getTime(),
  }));
  const ways = new Map<DisruptedDirection, BookableWay>();
  const promised = new Map<string, number>();
  for (let round = 0; round < mostRounds; round += 1) {
    const waiting = directions.filter((direction) => !ways.has(direction));
    const placed = await placeWaiting(services, waiting, { refundMinutes, promised });
    if (placed.size === 0) break;
    for (const [direction, way] of placed) {
      ways.set(direction, way);
      const seats = countSeats(direction.trip);
      for (const legId of way.legIds) promised.set(legId, (promised.get(legId) ?? 0) + seats);
    }
  }
  return directions.map((direction) => {
    const way = ways.get(direction);
    return { ...direction, outcome: way === undefined ? withoutWay(direction, now()) : { kind: 'rebook', way } };
  });
}

async function placeWaiting(
  services: RebookingServices,
  waiting: readonly DisruptedDirection[],
  { refundMinutes, promised }: { readonly refundMinutes: number; readonly promised: ReadonlyMap<string, number> },
): Promise<ReadonlyMap<DisruptedDirection, BookableWay>> {
  const markets: (Market & { readonly dates: Set<string> })[] = [];
  const places = new Map<string, number>();
  const parties = waiting.map((direction) => {
    const { from, to, ...times } = toTimes(direction, services.now());
    const name = `${from}-${to}`;
    const market = places.get(name) ?? markets.push({ from, to, dates: new Set() }) - 1;
    places.set(name, market);
    // Who can leave on a day may take what arrives within the time that a refund counts for.
    const first = dayOfDate(localDate(getStation(from)?.timeZone ?? 'UTC', new Date(times.leavesFrom)));
    const days = Math.ceil((refundMinutes * minuteMs) / dayMs);
    for (let day = first; day <= first + days; day += 1) markets[market]?.dates.add(dateOfDay(day));
    return { market, ...times };
  });
  const { ways, freeSeats } = await findWays(services, markets, promised);
  const { assignment } = assignParties({ parties, ways, freeSeats, refundMinutes });
  const known = new Set(ways.flat());
  return new Map(
    waiting.flatMap((direction, place) => {
      const way = assignment[place] as BookableWay | undefined;
      return way !== undefined && known.has(way) ? [[direction, way] as const] : [];
    }),
  );
}

function toTimes(
  { trip: { offer, confirmedAt }, bound }: DisruptedDirection,
  now: Date,
): Omit<Party, 'market'> & { readonly from: string; readonly to: string } {
  const { bounds, party } = offer;
  const legs = bounds[bound]?.itinerary.legs ?? [];
  const before = bounds[bound - 1]?.itinerary.legs.at(-1);
  const after = bounds[bound + 1]?.itinerary.legs[0];
  const between = minutesBetweenBounds * minuteMs;
  return {
    from: legs[0]?.from ?? '',
    to: legs.at(-1)?.to ?? '',
    seats: party.adults + party.children,
    leavesFrom: Math.max(
      firstDepartureOnSale(now),
      Date.parse(legs[0]?.departsAt ?? ''),
      before === undefined ? 0 : Date.parse(before.arrivesAt) + between,
    ),
    plannedArrival: Date.parse(legs.at(-1)?.arrivesAt ?? ''),
    arrivesBy: after === undefined ? Infinity : Date.parse(after.departsAt) - between,
    bookedAt: confirmedAt.getTime(),
  };
}

/** Who gets no other flights has the money of all that they have not flown, where none of it still runs. */
function withoutWay({ trip, bound }: DisruptedDirection, now: Date): PlannedRebooking['outcome'] {
  const left = [...trip.offer.bounds.keys()].slice(bound);
  const runsNot = left.every((place) => {
    const disruption = openDisruption(trip.disruptions, place, now);
    return disruption !== undefined && cannotBeFlown(disruption);
  });
  if (!runsNot) return { kind: 'leave' };
  return { kind: 'refund', bounds: bound === 0 ? 'all' : left };
}

function countSeats({ offer: { party } }: StoredTrip): number {
  return party.adults + party.children;
}

async function readTiers(
  db: Database,
  found: readonly DisruptedDirection[],
): Promise<ReadonlyMap<string, MembershipTier | undefined>> {
  const ids = [...new Set(found.flatMap(({ trip: { accountId } }) => accountId ?? []))];
  const tiers = new Map<string, MembershipTier | undefined>();
  for (const some of inChunks(ids, accountsAtOnce)) {
    const rows = await db
      .select({ id: account.id, tier: account.tier })
      .from(account)
      .where(inArray(account.id, [...some]));
    for (const { id, tier } of rows) tiers.set(id, tier ?? undefined);
  }
  return tiers;
}
