import { randomUUID } from 'node:crypto';

import type { Language } from '@airline/contract';

import { legsNamed } from '../../flights/status/read-status.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { FlightAlertRow } from './flight-alert-schema.ts';
import { askOnce, confirmAlert, countAlertsOf } from './flight-alert-store.ts';
import type { FlightAlertServices } from './services.ts';

/** As many flights is one address told of at once. */
const mostFlights = 10;

const dayMs = 24 * 60 * 60 * 1000;

/** What somebody asks to be told of. */
export interface AskedFlight {
  readonly flight: string;
  readonly date: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Writes that an address asks for a flight, and mails it the link that proves it. An address that asked often enough, or that is reported
 * of the flight already, gets the same answer: it says nothing of the address.
 */
export async function askFlightAlert(
  { db, flights, limits, now }: FlightAlertServices,
  asked: AskedFlight,
): Promise<{ readonly state: 'mailed' } | Refused> {
  const at = now();
  const { schedule } = await flights.search();
  const legs = legsNamed(schedule, asked.flight, asked.date, at);
  const lands = Math.max(...legs.map(({ arrival }) => arrival.instant));
  // A day after its scheduled arrival what happened to it has happened.
  const endsAt = new Date(lands + dayMs);
  if (legs.length === 0 || endsAt <= at) return refusedByName('flightHasNoAlerts');
  if ((await limits.limitRate('flightAlertMails', asked.email.toLowerCase())).isExceeded) return { state: 'mailed' };
  await db.transaction(async (tx) => {
    const { id } = await askOnce(tx, { ...asked, endsAt }, at);
    await insertJobs(tx, [linkMailJob(id)], at);
  });
  return { state: 'mailed' };
}

/** Makes the job of a link's mail: each time that it is asked for it is another one. */
export function linkMailJob(alertId: string) {
  const id = randomUUID();
  return { kind: 'flightAlertLinkMail', key: id, payload: { alertId, id } };
}

/** Begins the alerts whose link was mailed, those of a trip again. */
export async function confirmFlightAlert(
  { db, now }: Pick<FlightAlertServices, 'db' | 'now'>,
  row: FlightAlertRow,
): Promise<Refused | undefined> {
  const at = now();
  const newcomer = row.confirmedAt === null ? row.email : null;
  if (newcomer !== null && (await countAlertsOf(db, newcomer, at)) >= mostFlights) {
    return refusedByName('tooManyFlightAlerts');
  }
  await confirmAlert(db, row.id, at);
  return undefined;
}
