import { type ExtraKind, extraLimits } from '@airline/contract';

import { type NumberedTraveller, readTravellerTiers } from '../../accounts/identity/loyalty-members.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { readTakenPlaces } from '../orders/order-extra-store.ts';
import { listLegs } from '../orders/rules/journey.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import type { ExtraSale } from './rules/extra-offers.ts';
import type { ExtraServices } from './services.ts';

/** Reads a trip to who may buy extras for it: record locator and names do. Refuses a code that is not right, and a trip that is cancelled. */
export async function readExtendableTrip(services: ExtraServices, proved: ProvedTrip): Promise<StoredTrip | Refused> {
  const { missing } = proved;
  if (missing !== undefined && missing.name !== 'tripCodeNeeded') return { refused: missing };
  const booked = await readProvedTrip(services, proved);
  return booked.cancellation === undefined ? booked : refusedByName('tripAlreadyCancelled');
}

/** Gives the kinds that PayPal pays: early bird check-in where a flag says so; the first places of a flight take a card. */
export function listPaidByPayPal({ extraFlags }: Pick<ExtraServices, 'extraFlags'>): readonly ExtraKind[] {
  return extraFlags().payPalForEarlyBird ? ['bag', 'seat', 'earlyBird'] : ['bag', 'seat'];
}

/** Reads what of the deployment, and of the flights of a trip, decides what can be bought. */
export async function readSale(
  { db, boardingModel, extraFlags }: ExtraServices,
  {
    offer,
    passengers,
  }: {
    readonly offer: Pick<StoredTrip['offer'], 'bounds'>;
    readonly passengers: readonly NumberedTraveller[];
  },
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
