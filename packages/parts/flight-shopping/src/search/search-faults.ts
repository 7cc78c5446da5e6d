import { checkParty, type PartyFault, type PartyLimits } from '@airline/contract';
import { expandToStations } from '@airline/reference-data/loyalty-stations';

import { isCalendarDate } from '../calendar-dates.ts';
import type { SearchDraft } from './flight-search.ts';

/** What is wrong with a search; the words stand in i18n under `search.fault`. */
export type SearchFaultCode =
  | 'originRequired'
  | 'destinationRequired'
  | 'departureRequired'
  | 'dateRequired'
  | 'returnRequired'
  | 'placeNotServed'
  | 'samePlace'
  | 'dateInPast'
  | 'departureInPast'
  | 'returnInPast'
  | 'datesOutOfOrder'
  | 'returnTooEarly'
  | UnreadableCode
  | PartyFault;

/** What an address says and nobody understands: a place, a date or a count that is none. */
export type UnreadableCode =
  | 'originUnknown'
  | 'destinationUnknown'
  | 'dateInvalid'
  | 'departureInvalid'
  | 'returnInvalid'
  | 'countInvalid';

export interface SearchFault {
  /** The place in the draft: `bounds.0.origin`, `returnDate`, `party.adults`. */
  readonly path: readonly (string | number)[];
  readonly code: SearchFaultCode;
}

/**
 * Says everything that keeps a draft from being searched, in the order of the form; an empty list is a search.
 *
 * `today` is the first date that can be flown on; without it dates of the past pass. How far ahead flights are sold is the
 * gateway's to say. `limits` are the deployment's, the product's by default.
 */
export function searchFaults(draft: SearchDraft, today?: string, limits?: PartyLimits): readonly SearchFault[] {
  const { tripKind, returnDate, party } = draft;
  const bounds = tripKind === 'multiCity' ? draft.bounds : draft.bounds.slice(0, 1);
  const partyFault = checkParty(party, limits);
  const dateCodes = tripKind === 'return' ? departureCodes : flightDateCodes;
  return [
    ...bounds.flatMap(({ origin, destination, date }, index): SearchFault[] => {
      const previous = bounds[index - 1]?.date ?? '';
      return [
        ...fault(['bounds', index, 'origin'], placeFault(origin, 'originRequired')),
        ...fault(
          ['bounds', index, 'destination'],
          placeFault(destination, 'destinationRequired') ??
            (isSamePlace(origin, destination) ? 'samePlace' : undefined),
        ),
        ...fault(
          ['bounds', index, 'date'],
          dateFault(date, dateCodes, today) ?? (previous !== '' && date < previous ? 'datesOutOfOrder' : undefined),
        ),
      ];
    }),
    ...(tripKind === 'return'
      ? fault(
          ['returnDate'],
          dateFault(returnDate, returnCodes, today) ??
            (returnDate < (bounds[0]?.date ?? '') ? 'returnTooEarly' : undefined),
        )
      : []),
    ...fault(['party', partyFault === 'tooManyLapInfants' ? 'lapInfants' : 'adults'], partyFault),
  ];
}

function fault(path: SearchFault['path'], code: SearchFaultCode | undefined): readonly SearchFault[] {
  return code === undefined ? [] : [{ path, code }];
}

function placeFault(place: string, required: 'originRequired' | 'destinationRequired'): SearchFaultCode | undefined {
  if (place === '') return required;
  return servedStations(place).length === 0 ? 'placeNotServed' : undefined;
}

/** Two places are one when no flight can lead from one to the other: the same station, or a group and its only member. */
function isSamePlace(origin: string, destination: string): boolean {
  if (origin === destination) return origin !== '';
  const [from, to] = [servedStations(origin), servedStations(destination)];
  return from.length > 0 && to.length > 0 && from.every((station) => to.every((other) => station === other));
}

function servedStations(place: string): readonly string[] {
  return expandToStations(place).flatMap(({ id, isActive }) => (isActive ? [id] : []));
}

/** What is said of a date, by which date it is: where there are two, each is named. */
interface DateCodes {
  readonly required: SearchFaultCode;
  readonly inPast: SearchFaultCode;
}

const flightDateCodes: DateCodes = { required: 'dateRequired', inPast: 'dateInPast' };
const departureCodes: DateCodes = { required: 'departureRequired', inPast: 'departureInPast' };
const returnCodes: DateCodes = { required: 'returnRequired', inPast: 'returnInPast' };

function dateFault(date: string, codes: DateCodes, today: string | undefined): SearchFaultCode | undefined {
  if (!isCalendarDate(date)) return codes.required;
  return today !== undefined && date < today ? codes.inPast : undefined;
}
