import type { Party } from '@airline/contract';

export const tripKinds = ['return', 'oneWay', 'multiCity'] as const;

export type TripKind = (typeof tripKinds)[number];

/** A journey of more directions than this is booked in parts: the contract of an offer takes no more. */
export const MAXIMUM_BOUNDS = 6;

/** One direction that is searched: places are codes of stations or ids of groups, the date is the one at the origin. */
export interface BoundSearch {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** A search that can be made: what the address of the results says. */
export interface FlightSearch {
  readonly tripKind: TripKind;
  /** One for a one-way, two for a return, two to six for a multi-city journey. */
  readonly bounds: readonly BoundSearch[];
  readonly party: Party;
  /** Whether prices are shown in points instead of dollars. */
  readonly inPoints: boolean;
}

/** A search as it is being written: `''` where there is no answer yet. A return has its way back in `returnDate` alone. */
export interface SearchDraft {
  readonly tripKind: TripKind;
  readonly bounds: readonly BoundSearch[];
  readonly returnDate: string;
  readonly party: Party;
  readonly inPoints: boolean;
}

export const emptyDraft: SearchDraft = {
  tripKind: 'return',
  bounds: [{ origin: '', destination: '', date: '' }],
  returnDate: '',
  party: { adults: 1, children: 0, lapInfants: 0 },
  inPoints: false,
};

/** Gives a search as a draft, to be changed. */
export function toDraft({ tripKind, bounds, party, inPoints }: FlightSearch): SearchDraft {
  const isReturn = tripKind === 'return';
  return {
    tripKind,
    bounds: isReturn ? bounds.slice(0, 1) : bounds,
    returnDate: isReturn ? (bounds[1]?.date ?? '') : '',
    party,
    inPoints,
  };
}

/** Gives the search that a draft without faults is. */
export function toSearch({ tripKind, bounds, returnDate, party, inPoints }: SearchDraft): FlightSearch {
  return { tripKind, bounds: boundsOf({ tripKind, bounds, returnDate }), party, inPoints };
}

function boundsOf({
  tripKind,
  bounds,
  returnDate,
}: Pick<SearchDraft, 'tripKind' | 'bounds' | 'returnDate'>): readonly BoundSearch[] {
  if (tripKind === 'multiCity') return bounds;
  const [out] = bounds;
  if (out === undefined) return [];
  return tripKind === 'oneWay' ? [out] : [out, { origin: out.destination, destination: out.origin, date: returnDate }];
}
