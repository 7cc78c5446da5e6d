import type { BoundFare, FareFamily, FlightLeg, OfferBound, Party } from '@airline/contract';

import type { ChangeableTrip } from '../src/bookings/changes/rules/change-quote.ts';
import { type FaredBound, farePerPassenger, offerPrice, usd } from '../src/flights/shopping/rules/offers/index.ts';
import { boundOf } from './orders.ts';

/** A direction of one flight of 65 minutes, as a test names it. */
export interface NamedBound {
  readonly family: FareFamily;
  /** What each passenger with a ticket pays, in cents. */
  readonly price: number;
  /** What the fare of each costs in points, and the taxes that points do not pay, in cents. */
  readonly points?: number;
  readonly taxes?: number;
  /** Its departure with its offset. */
  readonly departs: string;
  /** `DAL-HOU` by default. */
  readonly route?: string;
  readonly flight?: string;
  /** What of all tickets together stays a travel credit, in cents. */
  readonly creditOnly?: number;
  /** What each lap infant pays, in cents. */
  readonly infant?: number;
}

/** Makes a direction at a price: a fare, a tax that points pay too, and one that they do not. */
export function faredBound(named: NamedBound) {
  const { family, price, departs, route = 'DAL-HOU', flight = 'WN1', creditOnly, infant = 0 } = named;
  const { taxes = Math.floor(price / 40), points = Math.round(price / 1.5) } = named;
  const [from = '', to = ''] = route.split('-');
  const offset = departs.slice(-6);
  const lands = new Date(Date.parse(departs) + 65 * 60_000 + offsetMs(offset)).toISOString().slice(0, 19);
  const leg: FlightLeg = {
    id: `${flight}-${departs}-${from}`,
    flight,
    from,
    to,
    departsAt: departs,
    arrivesAt: `${lands}${offset}`,
    durationMinutes: 65,
    aircraft: '73W',
  };
  const excise = Math.floor(price / 20);
  const fare: BoundFare = {
    base: usd(price - excise - taxes),
    taxes: [
      { code: 'US', amount: usd(excise) },
      { code: 'AY', amount: usd(taxes) },
    ],
    lapInfantTaxes: infant === 0 ? [] : [{ code: 'XA', amount: usd(infant) }],
    points,
  };
  return {
    ...boundOf([leg]),
    family,
    fare,
    perPassenger: farePerPassenger(fare),
    pointsEarned: Math.floor(price / 100),
    ...(creditOnly === undefined ? {} : { creditOnly: usd(creditOnly) }),
  } satisfies OfferBound & FaredBound;
}

function offsetMs(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Makes a trip that was booked at a moment. */
export function changeableTrip(
  bounds: readonly NamedBound[],
  {
    confirmedAt = new Date('2026-11-21T07:00:00Z'),
    party = { adults: 1, children: 0, lapInfants: 0 },
    paidWith = 'card',
    withCompanion = false,
  }: {
    readonly confirmedAt?: Date;
    readonly party?: Party;
    readonly paidWith?: 'card' | 'points';
    /** Whether the first traveller has a companion, where a second one has a ticket. */
    readonly withCompanion?: boolean;
  } = {},
): ChangeableTrip {
  const hasCompanion = withCompanion && party.adults + party.children > 1;
  const kind = party.adults > 1 ? ('adult' as const) : ('child' as const);
  const fared = bounds.map((named) => ({ ...faredBound(named), ...(hasCompanion ? { companion: kind } : {}) }));
  const price = offerPrice(fared, party);
  const expiresAt = confirmedAt.toISOString();
  const offer = { expiresAt, party, bounds: fared, price, freeCancellation: true };
  return {
    offer: hasCompanion ? { ...offer, companion: { passenger: 1, member: 0 } } : offer,
    confirmedAt,
    paidWith,
  };
}
