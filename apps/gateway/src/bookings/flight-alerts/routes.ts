import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type Refused, refuse, refusedByName } from '../../http/refusal.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { askFlightAlert, confirmFlightAlert } from './ask-flight-alert.ts';
import type { FlightAlertRow } from './flight-alert-schema.ts';
import { endAlert, findFlightAlert } from './flight-alert-store.ts';
import type { FlightAlertServices } from './services.ts';
import { readTripAlerts, setTripAlerts } from './set-trip-alerts.ts';
import { showAlert } from './show-alert.ts';

/** Has people told what happens to flights, and ends it. */
export function flightAlertRoutes(services: FlightAlertServices): Hono {
  const { db } = services;
  const {
    readTripFlightAlerts: readTrip,
    setTripFlightAlerts: setTrip,
    askFlightAlert: ask,
    readFlightAlert: read,
    confirmFlightAlert: confirm,
    stopFlightAlert: stop,
  } = endpoints;
  return new Hono()
    .post(readTrip.path, async (context) => {
      const parsed = await parseBody(context, readTrip.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const state = await readTripAlerts(services, await readProvedTrip(services, proved));
      return context.json(state, readTrip.success, noStore);
    })
    .put(setTrip.path, async (context) => {
      const parsed = await parseBody(context, setTrip.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { isOn, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const state = await setTripAlerts(services, await readProvedTrip(services, proved), isOn);
      if ('refused' in state) return refuse(context, state.refused);
      return context.json(state, setTrip.success, noStore);
    })
    .post(ask.path, async (context) => {
      const parsed = await parseBody(context, ask.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const asked = await askFlightAlert(services, parsed.value);
      if ('refused' in asked) return refuse(context, asked.refused);
      return context.json(asked, ask.success, noStore);
    })
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const row = await findMailedAlert(services, parsed.value.token);
      if ('refused' in row) return refuse(context, row.refused);
      return answerAlert(context, services, row);
    })
    .post(confirm.path, async (context) => {
      const parsed = await parseBody(context, confirm.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const row = await findMailedAlert(services, parsed.value.token);
      if ('refused' in row) return refuse(context, row.refused);
      const refused = await confirmFlightAlert(services, row);
      if (refused !== undefined) return refuse(context, refused.refused);
      return answerAlert(context, services, (await findFlightAlert(db, row.id)) ?? row);
    })
    .post(stop.path, async (context) => {
      const parsed = await parseBody(context, stop.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      return stopMailedAlert(context, services, parsed.value.token);
    })
    .post('/api/flight-alerts/v1/one-click/:token', (context) =>
      stopMailedAlert(context, services, context.req.param('token')),
    );
}

async function answerAlert(
  context: Context,
  { db, flights }: FlightAlertServices,
  row: FlightAlertRow,
): Promise<Response> {
  const shown = await showAlert(db, (await flights.search()).schedule, row);
  if (shown === undefined) return refuse(context, { kind: 'named', name: 'flightAlertNotFound' });
  return context.json(shown, 200, noStore);
}

async function findMailedAlert(services: FlightAlertServices, token: string): Promise<FlightAlertRow | Refused> {
  const id = await readMailedToken(services, 'flightAlert', token);
  const row = id === undefined ? undefined : await findFlightAlert(services.db, id);
  const isThere = row !== undefined && (row.endsAt === null || row.endsAt > services.now());
  return isThere ? row : refusedByName('flightAlertNotFound');
}

/** Anybody with the link may end the alerts; those that have ended are ended. */
async function stopMailedAlert(context: Context, services: FlightAlertServices, token: string): Promise<Response> {
  const id = await readMailedToken(services, 'flightAlert', token);
  if (id === undefined) return refuse(context, { kind: 'named', name: 'flightAlertNotFound' });
  await endAlert(services.db, { id, by: 'mail' }, services.now());
  return context.body(null, 204);
}
