import { isCalendarDate } from '@airline/flight-shopping/calendar-dates';
import { carrierDesignator } from '@airline/reference-data/carrier';
import type { FlightQuestion, RouteQuestion } from '@airline/flight-status';

/** What the page's address asks for. */
export type StatusQuestion = ({ readonly by: 'flight' } & FlightQuestion) | ({ readonly by: 'route' } & RouteQuestion);

/**
 * Reads a flight number as people write it: '9Z 1234', '9z-01234' and '1234' are 9Z1234; `undefined` for what is none.
 */
export function parseFlightNumber(text: string): string | undefined {
  const plain = text.replaceAll(/[\s.\-–]/g, '').toUpperCase();
  const match = /^([A-Z0-9]{2}[A-Z]?(?=\d))?0*([1-9]\d{0,3})([A-Z])?$/.exec(plain);
  // A number alone has no letters: its first digits are no designator.
  const numberAlone = /^0*([1-9]\d{0,3})$/.exec(plain);
  if (numberAlone) return `${carrierDesignator}${numberAlone[1]}`;
  if (!match?.[1] || !/[A-Z]/.test(match[1])) return undefined;
  return `${match[1]}${match[2]}${match[3] ?? ''}`;
}

/** Reads what the address of the page asks for; `undefined` where it asks for nothing that can be looked up. */
export function parseQuestion(params: URLSearchParams, today: string): StatusQuestion | undefined {
  const given = params.get('date') ?? '';
  const date = isCalendarDate(given) ? given : today;
  const flight = parseFlightNumber(params.get('flight') ?? '');
  if (flight !== undefined) return { by: 'flight', flight, date };
  const [origin, destination] = [params.get('origin'), params.get('destination')].map((place) => place?.toUpperCase());
  const isPlace = (place: string | undefined): place is string => /^[A-Z]{3,16}$/.test(place ?? '');
  return isPlace(origin) && isPlace(destination) ? { by: 'route', origin, destination, date } : undefined;
}

/** Writes a question into an address. */
export function formatQuestion(question: StatusQuestion): URLSearchParams {
  const { by: _by, ...values } = question;
  return new URLSearchParams(values);
}
