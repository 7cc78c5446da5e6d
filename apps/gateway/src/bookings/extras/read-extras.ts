import { type ExtraKind, extraLimits, type TripExtras } from '@airline/contract';
import { sql } from 'drizzle-orm';

import { readTravellerTiers } from '../../accounts/identity/loyalty-members.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { listLegs } from '../orders/rules/journey.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { type ExtraSale, listExtraOffers } from './rules/extra-offers.ts';
import type { ExtraServices } from './services.ts';

/** Reads a trip to who may buy extras for it: record locator and names do. Refuses a code that is not right, and a trip that is cancelled. */
export async function readExtendableTrip(services: ExtraServices, proved: ProvedTrip): Promise<StoredTrip | Refused> {
  const { missing } = proved;
  if (missing !== undefined && missing.name !== 'tripCodeNeeded') return { refused: missing };
  const booked = await readProvedTrip(services, proved);
  return booked.cancellation === undefined ? booked : refusedByName('tripAlreadyCancelled');
}

/** Shows the extras of a trip as they can be bought now. */
export async function toTripExtras(services: ExtraServices, booked: StoredTrip): Promise<TripExtras> {
  const at = services.now();
  const sale = await readSale(services, booked);
  return {
    recordLocator: booked.recordLocator,
    at: at.toISOString(),
    boarding: sale.model,
    payPal: services.payments.setup.payPal === true ? [...listPaidByPayPal(services)] : [],
    travellers: booked.passengers.map(({ kind, firstName, lastName }, traveller) => ({
      traveller,
      kind,
      firstName,
      lastName,
    })),
    bounds: booked.offer.bounds.map(({ itinerary }, bound) => ({ bound, legs: itinerary.legs })),
    offers: [...listExtraOffers(booked, sale, at)],
  };
}

/** Gives the kinds that PayPal pays: early bird check-in where a flag says so; the first places of a flight take a card. */
export function listPaidByPayPal({ extraFlags }: Pick<ExtraServices, 'extraFlags'>): readonly ExtraKind[] {
  return extraFlags().payPalForEarlyBird ? ['bag', 'seat', 'earlyBird'] : ['bag', 'seat'];
}

/** Reads what of the deployment, and of the flights of a trip, decides what can be bought. */
export async function readSale(
  { db, boardingModel, extraFlags }: ExtraServices,
  { offer, passengers }: Pick<StoredTrip, 'offer' | 'passengers'>,
): Promise<ExtraSale> {
  const legIds = listLegs(offer.bounds).map(({ id }) => id);
  const left = new Map(
    await Promise.all(
      legIds.map(async (id): Promise<readonly [string, number]> => [
        id,
        extraLimits.upgradedPlaces - (await readTakenPlaces(db, id)).size,
      ]),
    ),
  );
  const tiers = await readTravellerTiers(db, passengers);
  return {
    model: boardingModel(),
    sellsEarlyBird: extraFlags().earlyBirdService,
    tierOf: (position) => tiers.get(position),
    placesLeft: (legId) => left.get(legId) ?? 0,
  };
}

/** Reads which of the first places of a flight are taken: kept for somebody, or given to who checked in. */
export async function readTakenPlaces(db: Database, legId: string): Promise<ReadonlySet<number>> {
  const { rows } = (await db.execute(sql`
    select position from boarding_place where leg_id = ${legId} and position <= ${extraLimits.upgradedPlaces}::integer
    union
    select position from check_in where leg_id = ${legId} and position <= ${extraLimits.upgradedPlaces}::integer`)) as {
    readonly rows: readonly { readonly position: number }[];
  };
  return new Set(rows.map(({ position }) => position));
}
