import type { PartyLimits, Trip } from '@airline/contract';
import { parsePicks, type Pick as FlightPick } from '@airline/flight-shopping/results';
import { parseSearch, type FlightSearch } from '@airline/flight-shopping/search';

/** How far the choice of new flights has come. */
export const changeSteps = ['choose', 'flights', 'review', 'payment', 'done'] as const;

export type ChangeStep = (typeof changeSteps)[number];

/** What the address of a change says. */
export interface ChangeAddress {
  /** Which directions of the trip change, from 0, in their order. */
  readonly bounds: readonly number[];
  readonly step: ChangeStep;
  /** The search for their new flights, for the trip's party; absent while it is to be made. */
  readonly search?: FlightSearch;
  readonly picks: readonly FlightPick[];
  /** The query without the step: what an offer was chosen at. */
  readonly query: string;
}

const boundsName = 'bounds';
const stepName = 'step';

/** Writes what the results' address says beside its search: which directions the new flights take the place of. */
export function boundsParams(bounds: readonly number[]): URLSearchParams {
  return new URLSearchParams({ [boundsName]: bounds.join(',') });
}

/** Builds the query of another step of the same choice. */
export function stepHref(query: string, step: Exclude<ChangeStep, 'flights'>): string {
  return `?${query}${query === '' ? '' : '&'}${stepName}=${step}`;
}

/**
 * Reads the address of a change of a trip. Whatever it says of the party and of points, they are the trip's; a search that does not
 * go with the directions that change is no search, and the person is asked again.
 */
export function parseChangeAddress(params: URLSearchParams, trip: Trip, limits?: PartyLimits): ChangeAddress {
  const rest = new URLSearchParams(params);
  rest.delete(stepName);
  const wanted = changeSteps.find((step) => step === params.get(stepName));
  const bounds = parseBounds(params.get(boundsName), trip.bounds.length);
  const parsed = parseSearch(params, limits);
  const begun = { bounds, picks: [], query: rest.toString() };
  if (wanted === 'done') return { ...begun, step: 'done' };
  if (!('search' in parsed) || bounds.length === 0 || parsed.search.bounds.length !== bounds.length) {
    return { ...begun, step: 'choose' };
  }
  const search = { ...parsed.search, party: trip.party, inPoints: isPaidWithPoints(trip) };
  const picks = parsePicks(params, bounds.length);
  return { ...begun, search, picks, step: stepOf(wanted, picks.length === bounds.length) };
}

/** Tells whether points paid the fares of a trip: then they pay those of other flights too. */
export function isPaidWithPoints({ payments }: Pick<Trip, 'payments'>): boolean {
  return payments.some(({ kind }) => kind === 'points');
}

/** A step that is ahead of the choice waits for it. */
function stepOf(wanted: ChangeStep | undefined, isComplete: boolean): ChangeStep {
  if (wanted === 'choose') return wanted;
  return isComplete && (wanted === 'review' || wanted === 'payment') ? wanted : 'flights';
}

function parseBounds(text: string | null, count: number): readonly number[] {
  const places = (text ?? '').split(',').flatMap((part) => (/^\d$/.test(part) ? [Number(part)] : []));
  return [...new Set(places)].filter((place) => place < count).toSorted((a, b) => a - b);
}
