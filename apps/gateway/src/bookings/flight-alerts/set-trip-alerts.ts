import type { TripFlightAlerts } from '@airline/contract';

import { maskEmail } from '../../accounts/identity/rules/mask-email.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { linkMailJob } from './ask-flight-alert.ts';
import { beginAlertsOfTrip, endAlert, findAlertsOfTrip, keepAlertsOfTrip } from './flight-alert-store.ts';
import type { FlightAlertServices } from './services.ts';

type TripAlertServices = Pick<FlightAlertServices, 'db' | 'limits' | 'now'>;

/** Tells whether the contact of a trip is notified of what happens to its flights. */
export async function readTripAlerts(
  { db }: Pick<TripAlertServices, 'db'>,
  { orderId, contact, cancellation }: StoredTrip,
): Promise<TripFlightAlerts> {
  const row = await findAlertsOfTrip(db, orderId);
  const isOn = cancellation === undefined && (row === undefined || row.stoppedAt === null);
  return { isOn, isMailed: false, emailHint: maskEmail(contact.email) };
}

/**
 * Ends or begins the alerts of a trip. What the contact ended by a mail is theirs to begin again: anyone who asks for it, they get a link,
 * a few a day at most, and the answer is the same.
 */
export async function setTripAlerts(
  services: TripAlertServices,
  trip: StoredTrip,
  isOn: boolean,
): Promise<TripFlightAlerts | Refused> {
  const { db, limits, now } = services;
  const { orderId, cancellation } = trip;
  if (isOn) {
    if (cancellation !== undefined) return refusedByName('tripAlreadyCancelled');
    await beginAlertsOfTrip(db, orderId);
    const row = await findAlertsOfTrip(db, orderId);
    if (row !== undefined && row.stoppedAt !== null) {
      if (!(await limits.limitRate('flightAlertMails', orderId)).isExceeded) {
        await insertJobs(db, [linkMailJob(row.id)], now());
      }
      return { ...(await readTripAlerts(services, trip)), isMailed: true };
    }
  } else {
    const { id } = await keepAlertsOfTrip(db, orderId, now());
    await endAlert(db, { id, by: 'page' }, now());
  }
  return readTripAlerts(services, trip);
}
