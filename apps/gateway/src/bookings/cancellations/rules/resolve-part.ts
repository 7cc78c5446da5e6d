import type { TripPart } from '@airline/contract';

import type { FieldFault } from '../../../http/field-fault.ts';
import type { PartOfTrip } from './quote-part.ts';

/** A trip, as far as its parts can be named. */
interface VersionedTrip {
  readonly version: number;
  readonly offer: { readonly bounds: readonly unknown[] };
  readonly passengers: readonly unknown[];
}

/** Which part of a trip somebody names, or why it is none: the trip is another one by now, or does not have it. */
export type ResolvedPart =
  | { readonly part: PartOfTrip | 'whole' }
  | { readonly fault: 'anotherVersion' }
  | { readonly faults: readonly FieldFault[] };

/** Finds out which part of a trip is named: all directions, or all travellers, are the whole trip. */
export function resolvePart({ version, offer, passengers }: VersionedTrip, wanted: TripPart | undefined): ResolvedPart {
  if (wanted === undefined) return { part: 'whole' };
  if (wanted.version !== version) return { fault: 'anotherVersion' };
  const { bounds = [], passengers: travellers = [] } = wanted;
  const faults = [
    ...findUnknown(bounds, offer.bounds.length, { pointer: '/part/bounds', code: 'boundNotInTrip' }),
    ...findUnknown(travellers, passengers.length, { pointer: '/part/passengers', code: 'passengerNotInTrip' }),
  ];
  if (faults.length > 0) return { faults };
  const isWhole = bounds.length === offer.bounds.length || travellers.length === passengers.length;
  return { part: isWhole ? 'whole' : { bounds, passengers: travellers } };
}

function findUnknown(places: readonly number[], length: number, { pointer, code }: FieldFault): readonly FieldFault[] {
  return places.flatMap((place, index) => (place < length ? [] : [{ pointer: `${pointer}/${index}`, code }]));
}
