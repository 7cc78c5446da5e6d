import type { FlightLegs } from './flight.ts';

/** A flight without a stop, on one day. */
export const direct: FlightLegs = [
  {
    flightNumber: 'AL 482',
    from: { code: 'SJU', city: 'San Juan', instant: '2026-12-14T14:40:00Z', timeZone: 'America/Puerto_Rico' },
    to: { code: 'MIA', city: 'Miami', instant: '2026-12-14T17:25:00Z', timeZone: 'America/New_York' },
  },
];

/** A journey with one change that lands on the next day. */
export const overnight: FlightLegs = [
  {
    flightNumber: 'AL 1207',
    from: { code: 'BOS', city: 'Boston', instant: '2026-12-15T00:35:00Z', timeZone: 'America/New_York' },
    to: { code: 'MDW', city: 'Chicago', instant: '2026-12-15T03:20:00Z', timeZone: 'America/Chicago' },
    note: 'Boeing 737-800',
  },
  {
    flightNumber: 'AL 96',
    from: { code: 'MDW', city: 'Chicago', instant: '2026-12-15T04:45:00Z', timeZone: 'America/Chicago' },
    to: { code: 'MEX', city: 'Ciudad de México', instant: '2026-12-15T08:50:00Z', timeZone: 'America/Mexico_City' },
  },
];
