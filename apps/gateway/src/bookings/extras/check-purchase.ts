import type { ExtraOffer, ProblemName, WantedExtras as Wanted } from '@airline/contract';

import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { BoughtExtra } from '../orders/order-extra-schema.ts';
import type { CheckedSeat, WantedSeat } from '../seats/check-seats.ts';
import type { ExtendableTrip } from './rules/extra-offers.ts';

/** What is bought, each extra by itself, and what it costs together. */
export interface WantedExtras {
  readonly extras: readonly BoughtExtra[];
  readonly totalMinor: number;
}

/** The refusals of extras that cannot be bought now, by their states. */
const refusals = {
  included: 'extraNotOffered',
  bought: 'extraNotOffered',
  notApplicable: 'extraNotOffered',
  notOpen: 'extraNotOpen',
  closed: 'extraClosed',
  soldOut: 'extraSoldOut',
} as const satisfies Readonly<Partial<Record<ExtraOffer['state'], ProblemName>>>;

/** Checks what somebody wants to buy against what is offered at that moment: each extra once, and as many as there can be. */
export function checkPurchase(
  { offer, passengers }: Pick<ExtendableTrip, 'offer' | 'passengers'>,
  { extras, shown, pointer: place }: Wanted & { readonly pointer: string },
  offers: readonly ExtraOffer[],
  checkSeats: (wanted: readonly WantedSeat[]) => { readonly seats: readonly CheckedSeat[] } | Refused,
): WantedExtras | Refused {
  const faults: FieldFault[] = [];
  const wanted: BoughtExtra[] = [];
  const wantedSeats: WantedSeat[] = [];
  const seen = new Set<string>();
  for (const [index, { kind, traveller, bound, legId, seat, count }] of extras.entries()) {
    const pointer = `${place}/${index}`;
    if (kind === 'seat') {
      wantedSeats.push({ pointer, traveller, bound, legId, seat });
      continue;
    }
    const passenger = passengers[traveller];
    if (offer.bounds[bound] === undefined) faults.push({ pointer: `${pointer}/bound`, code: 'boundNotInTrip' });
    else if (passenger === undefined) faults.push({ pointer: `${pointer}/traveller`, code: 'passengerNotInTrip' });
    else {
      const name = [kind, traveller, bound, legId].join(' ');
      if (seen.has(name)) faults.push({ pointer, code: 'extraTwice' });
      seen.add(name);
      const legs = offer.bounds[bound].itinerary.legs;
      const isOfFlight = kind === 'upgradedBoarding';
      if (isOfFlight ? !legs.some(({ id }) => id === legId) : legId !== undefined)
        faults.push({ pointer: `${pointer}/legId`, code: 'flightNotInTrip' });
      const offered = offers.find(
        (each) => each.kind === kind && each.traveller === traveller && each.bound === bound && each.legId === legId,
      );
      if (faults.length > 0) continue;
      if (offered === undefined) return refusedByName('extraNotOffered');
      if (offered.state !== 'offered') return refusedByName(refusals[offered.state]);
      if (count > offered.most) return refusedByName('extraNotOffered');
      for (let each = 0; each < count; each += 1) {
        const { amountMinor } = offered.price;
        wanted.push({ kind, passenger: passenger.position, bound, legId: legId ?? null, amountMinor });
      }
    }
  }
  if (faults.length > 0) return refusedFields(faults);
  const checked = wantedSeats.length === 0 ? { seats: [] } : checkSeats(wantedSeats);
  if ('refused' in checked) return checked;
  wanted.push(...checked.seats.map((each) => ({ kind: 'seat' as const, ...each })));
  const totalMinor = wanted.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return totalMinor === shown.total.amountMinor ? { extras: wanted, totalMinor } : refusedByName('extrasChanged');
}
