import type { Trip, TripPart } from '@airline/contract';

/** What somebody chose to cancel: directions, or travellers, by their places in the trip; `whole` by default. */
export type ChosenPart = 'whole' | { readonly bounds: readonly number[] } | { readonly passengers: readonly number[] };

/**
 * Reads what is chosen from an address: `?bounds=1`, or `?passengers=0,2`. What the trip does not have is left out, so that an address of
 * another day means the whole trip, or nobody yet.
 */
export function readChosenPart(query: URLSearchParams, { bounds, passengers }: Trip): ChosenPart {
  const travellers = query.get('passengers');
  if (travellers !== null && passengers.length > 1) return { passengers: readPlaces(travellers, passengers.length) };
  const directions = readPlaces(query.get('bounds') ?? '', bounds.length);
  return directions.length > 0 && bounds.length > 1 ? { bounds: directions } : 'whole';
}

/** Writes what is chosen as the query of the page's address. */
export function chosenPartQuery(chosen: ChosenPart): string {
  if (chosen === 'whole') return '';
  return 'bounds' in chosen ? `?bounds=${chosen.bounds.join(',')}` : `?passengers=${chosen.passengers.join(',')}`;
}

/** Gives the part as the gateway takes it: of the trip as it is shown. `undefined` for the whole trip. */
export function toTripPart(chosen: ChosenPart, { version }: Trip): TripPart | undefined {
  if (chosen === 'whole') return undefined;
  return 'bounds' in chosen ? { version, bounds: [...chosen.bounds] } : { version, passengers: [...chosen.passengers] };
}

/** Tells whether travellers are being chosen and none is yet. */
export function isNobodyChosen(chosen: ChosenPart): boolean {
  return chosen !== 'whole' && 'passengers' in chosen && chosen.passengers.length === 0;
}

function readPlaces(text: string, length: number): readonly number[] {
  const places = text.split(',').flatMap((place) => (/^\d{1,2}$/.test(place) ? [Number(place)] : []));
  return [...new Set(places)].filter((place) => place < length).toSorted((one, other) => one - other);
}
