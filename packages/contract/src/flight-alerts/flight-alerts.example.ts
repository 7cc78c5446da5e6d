import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './flight-alerts.ts';
import type { FlightAlert } from './values.ts';

const trip = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };
const token = '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10.q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c';
const tripAlerts = { isOn: true, isMailed: false, emailHint: 'a•••@e•••.com' };
const alert = {
  kind: 'flight',
  state: 'on',
  flight: { flight: '9Z1234', date: '2026-12-01', origin: 'DAL', destination: 'HOU', until: '2026-12-02T14:10:00Z' },
} satisfies FlightAlert;

export const examples = {
  readTripFlightAlerts: { request: trip, answer: tripAlerts },
  setTripFlightAlerts: { request: { ...trip, isOn: true }, answer: tripAlerts },
  askFlightAlert: {
    request: { flight: '9Z1234', date: '2026-12-01', email: 'ana@example.com', language: 'es' },
    answer: { state: 'mailed' },
  },
  readFlightAlert: { request: { token }, answer: { ...alert, state: 'unconfirmed' } },
  confirmFlightAlert: { request: { token }, answer: alert },
  stopFlightAlert: { request: { token } },
  unsubscribeFlightAlert: {},
} satisfies ExamplesOf<typeof endpoints>;
