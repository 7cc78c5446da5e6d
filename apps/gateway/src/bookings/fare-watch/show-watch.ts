import type { FareWatch } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import type { FareWatchRow } from './fare-watch-schema.ts';
import type { WatchedSearch } from './rules/watched-search.ts';

/** Shows a watch to its person; `undefined` where what it watches is gone. */
export async function showWatch(db: Database, row: FareWatchRow): Promise<FareWatch | undefined> {
  const { id, orderId, below, confirmedAt, stoppedAt, endsAt } = row;
  const watched = orderId === null ? row.search : await readWatchedTrip(db, orderId);
  if (watched === null || watched === undefined) return undefined;
  const isMoney = orderId === null || !watched.inPoints;
  return {
    id,
    kind: orderId === null ? 'search' : 'trip',
    state: confirmedAt === null ? 'unconfirmed' : stoppedAt === null ? 'on' : 'stopped',
    ...watched,
    ...(below === null || !isMoney ? {} : { below: { amountMinor: below, currency: 'USD' as const } }),
    until: endsAt.toISOString(),
  };
}

async function readWatchedTrip(db: Database, orderId: string): Promise<WatchedSearch | undefined> {
  const trip = await readBookedTrip(db, { orderId });
  if (trip === undefined || trip.cancellation !== undefined) return undefined;
  const { offer, paidWith } = trip;
  const bounds = offer.bounds.map(({ origin, destination, date }) => ({ origin, destination, date }));
  return {
    bounds,
    party: offer.party,
    tripKind: bounds.length === 1 ? 'oneWay' : 'multiCity',
    inPoints: paidWith === 'points',
  };
}
