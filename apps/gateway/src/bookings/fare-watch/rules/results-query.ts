import type { FlightsForTrip } from '../../changes/rules/flights-for-trip.ts';
import type { WatchedSearch } from './watched-search.ts';

const tripWords = { return: 'return', oneWay: 'one-way', multiCity: 'multi-city' } as const;

/** Writes a search as the address of the results says it. */
export function toResultsQuery({ tripKind, bounds, party, inPoints }: WatchedSearch): URLSearchParams {
  const params = new URLSearchParams({ trip: tripWords[tripKind] });
  for (const { origin, destination, date } of tripKind === 'return' ? bounds.slice(0, 1) : bounds) {
    params.append('from', origin);
    params.append('to', destination);
    params.append('date', date);
  }
  if (tripKind === 'return') params.set('return', bounds[1]?.date ?? '');
  params.set('adults', String(party.adults));
  if (party.children > 0) params.set('children', String(party.children));
  if (party.lapInfants > 0) params.set('infants', String(party.lapInfants));
  if (inPoints) params.set('prices', 'points');
  return params;
}

/** Writes the address of a change of flights at which these flights are chosen. */
export function toChangeQuery(
  chosen: readonly FlightsForTrip[],
  trip: Pick<WatchedSearch, 'party' | 'inPoints'>,
): URLSearchParams {
  const bounds = chosen.map(({ origin, destination, date }) => ({ origin, destination, date }));
  const tripKind = bounds.length === 1 ? 'oneWay' : 'multiCity';
  const params = new URLSearchParams({ bounds: chosen.map(({ place }) => place).join(',') });
  for (const [name, value] of toResultsQuery({ ...trip, tripKind, bounds })) params.append(name, value);
  for (const { itineraryId, family } of chosen) params.append('pick', `${itineraryId}~${family}`);
  return params;
}
