import type { BagTagRequest, TripCheckIn } from '@airline/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { readTravellerTiers } from '../../accounts/identity/loyalty-members.ts';
import type { Database } from '../../database/database.ts';
import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { bagTag, bagTagSerial } from '../orders/bag-tag-schema.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { lockVersion } from '../orders/order-version-store.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readCheckInTrip, toTripCheckIn } from './check-in.ts';
import { countPaidBags, formatBagTag, type TravellerTiers } from './rules/bags.ts';
import type { CheckInTrip } from './rules/check-in-trip.ts';
import { checkInStateOf } from './rules/check-in-view.ts';
import type { CheckInServices } from './services.ts';

type WantedBags = Pick<BagTagRequest, 'bound' | 'bags'>;

/** How many bags a traveller, by their position in the order, drops at the first flight of a direction. */
interface CountedBags {
  readonly passenger: number;
  readonly count: number;
}

/** Gives the bags of a direction their tags, and shows the check-in as it is then. */
export async function tagBags(
  services: CheckInServices,
  proved: ProvedTrip,
  wanted: WantedBags,
): Promise<TripCheckIn | Refused> {
  const booked = await readCheckInTrip(services, proved);
  if ('refused' in booked) return booked;
  const at = services.now();
  const tiers = await readTravellerTiers(services.db, booked.passengers);
  const checked = checkBags(booked, wanted, { tiers, now: at });
  if ('refused' in checked) return checked;
  if (!(await storeTags(services.db, { booked, ...checked }, at))) return refusedByName('tripChangedMeanwhile');
  const after = await readCheckInTrip(services, proved);
  return 'refused' in after ? after : toTripCheckIn(services, after);
}

/** Checks that bags can be dropped: by who is checked in, as many as are paid, until check-in closes. */
function checkBags(
  trip: CheckInTrip,
  { bound, bags }: WantedBags,
  { tiers, now }: { readonly tiers: TravellerTiers; readonly now: Date },
): { readonly legId: string; readonly bags: readonly CountedBags[] } | Refused {
  const legId = trip.offer.bounds[bound]?.itinerary.legs[0]?.id;
  if (legId === undefined) return refusedFields([{ pointer: '/bound', code: 'boundNotInTrip' }]);
  const faults: FieldFault[] = [];
  const counted: CountedBags[] = [];
  let isUnpaid = false;
  for (const [index, { traveller, count }] of bags.entries()) {
    const passenger = trip.passengers[traveller]?.position;
    const pointer = `/bags/${index}/traveller`;
    if (passenger === undefined) faults.push({ pointer, code: 'passengerNotInTrip' });
    else if (!trip.checkIns.some((each) => each.passenger === passenger && each.legId === legId)) {
      faults.push({ pointer, code: 'notCheckedIn' });
    } else {
      isUnpaid ||= count > countPaidBags(trip, { place: bound, passenger, tiers });
      counted.push({ passenger, count });
    }
  }
  if (faults.length > 0) return refusedFields(faults);
  if (checkInStateOf(trip, bound, now) !== 'open') return refusedByName('checkInClosed');
  return isUnpaid ? refusedByName('bagsNotPaid') : { legId, bags: counted };
}

/**
 * Writes tags until each traveller has as many as they drop, and takes the newest back of who drops fewer. The order is locked first, as
 * a check-in and a change do it: of two requests at once the second one sees the tags of the first.
 */
async function storeTags(
  db: Database,
  {
    booked: { orderId, version },
    legId,
    bags,
  }: {
    readonly booked: Pick<StoredTrip, 'orderId' | 'version'>;
    readonly legId: string;
    readonly bags: readonly CountedBags[];
  },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = (await tx.execute(lockVersion({ orderId, replaces: version }))) as {
      readonly rows: readonly unknown[];
    };
    if (rows.length === 0) return false;
    for (const { passenger, count } of bags) {
      const own = and(eq(bagTag.orderId, orderId), eq(bagTag.passenger, passenger), eq(bagTag.legId, legId));
      const tags = await tx.select().from(bagTag).where(own).orderBy(bagTag.at, bagTag.number);
      const surplus = tags.slice(count).map(({ number }) => number);
      if (surplus.length > 0) await tx.delete(bagTag).where(and(own, inArray(bagTag.number, surplus)));
      for (let more = tags.length; more < count; more += 1) {
        const number = formatBagTag(await nextSerial(tx));
        await tx.insert(bagTag).values({ orderId, passenger, legId, number, at: now });
      }
    }
    return true;
  });
}

async function nextSerial(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`select nextval(${bagTagSerial.seqName}::regclass)::integer as serial`)) as {
    readonly rows: readonly { readonly serial: number }[];
  };
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no number.');
  return row.serial;
}
