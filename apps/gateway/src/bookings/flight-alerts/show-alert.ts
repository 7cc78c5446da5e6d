import type { FlightAlert } from '@airline/contract';

import type { Schedule } from '../../flights/schedule/rules/index.ts';
import type { Database } from '../../database/database.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import type { FlightAlertRow } from './flight-alert-schema.ts';
import { readAlertsOf } from './flight-alert-store.ts';

/** Shows alerts to the person of their mails; `undefined` where what they are about is gone. */
export async function showAlert(
  db: Database,
  schedule: Schedule,
  { orderId, flight, date, endsAt, confirmedAt, stoppedAt }: FlightAlertRow,
): Promise<FlightAlert | undefined> {
  if (orderId !== null) {
    const trip = await readBookedTrip(db, { orderId });
    if (trip === undefined || trip.cancellation !== undefined) return undefined;
    const [bound] = trip.offer.bounds;
    return {
      kind: 'trip',
      state: stoppedAt === null ? 'on' : 'stopped',
      ...(bound === undefined
        ? {}
        : { trip: { origin: bound.origin, destination: bound.destination, date: bound.date } }),
    };
  }
  if (flight === null || date === null || endsAt === null) return undefined;
  const [, carrier = '', number = ''] = /^([A-Z0-9]{2}[A-Z]?)(\d{1,4})/.exec(flight) ?? [];
  const legs = schedule
    .legsOfFlight(carrier, Number(number), date)
    .toSorted((a, b) => a.departure.instant - b.departure.instant);
  const [first, last] = [legs[0], legs.at(-1)];
  return {
    kind: 'flight',
    state: confirmedAt === null ? 'unconfirmed' : 'on',
    flight: {
      flight,
      date,
      ...(first === undefined || last === undefined
        ? {}
        : { origin: first.departure.station, destination: last.arrival.station }),
      until: endsAt.toISOString(),
    },
  };
}

/** Writes the flights that an address asked for as its holder may have them. */
export async function exportAlerts(db: Database, email: string): Promise<readonly Record<string, unknown>[]> {
  return (await readAlertsOf(db, email)).map(({ flight, date, language, createdAt, confirmedAt, endsAt }) => ({
    flight,
    date,
    language,
    createdAt,
    confirmedAt,
    endsAt,
  }));
}
