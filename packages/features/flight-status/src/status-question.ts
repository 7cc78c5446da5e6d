import { isCalendarDate } from '@airline/flight-shopping/calendar-dates';
import { parseFlightNumber, type FlightQuestion, type RouteQuestion } from '@airline/flight-status';

/** What the page's address asks for. */
export type StatusQuestion = ({ readonly by: 'flight' } & FlightQuestion) | ({ readonly by: 'route' } & RouteQuestion);

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
