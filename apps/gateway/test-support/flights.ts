import { pino } from 'pino';

import { createApp } from '../src/app.ts';
import { testConfig } from './config.ts';
import { createSchedule, type LegPattern } from '../src/flights/schedule/rules/index.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { openAccountServices } from '../src/accounts/identity/services.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { leg } from './legs.ts';
import { noOrders } from './no-orders.ts';

/** A clock that a test sets. */
export interface TestClock {
  now: Date;
}

/** Four stations of Texas and California, New York's two, Cancún and Honolulu, on every day of 2026. */
export const smallNetwork: readonly LegPattern[] = [
  leg('DAL 07:00 -6 > HOU 08:05 -6', { flightNumber: 10 }),
  leg('DAL 12:00 -6 > HOU 13:05 -6', { flightNumber: 12 }),
  leg('DAL 22:30 -6 > HOU 23:35 -6', { flightNumber: 14 }),
  leg('HOU 09:00 -6 > LAX 10:40 -8', { flightNumber: 20, configuration: 'Y175', aircraftType: '7M8' }),
  leg('LAX 12:00 -8 > HOU 17:10 -6', { flightNumber: 21 }),
  leg('HOU 18:30 -6 > DAL 19:35 -6', { flightNumber: 11 }),
  leg('LGA 08:00 -5 > DAL 10:50 -6', { flightNumber: 30 }),
  leg('ISP 09:00 -5 > DAL 11:55 -6', { flightNumber: 32 }),
  leg('DAL 13:00 -6 > BUR 14:15 -8', { flightNumber: 34 }),
  leg('DAL 15:00 -6 > LAX 16:20 -8', { flightNumber: 36 }),
  leg('HOU 10:00 -6 > CUN 13:10 -5', { flightNumber: 40 }),
  leg('CUN 14:30 -5 > HOU 16:00 -6', { flightNumber: 41 }),
  leg('LAX 08:00 -8 > HNL 12:00 -10', { flightNumber: 50 }),
];

/** Makes the gateway in process over a schedule, with a clock that the test sets. */
export function flightGateway(
  database: OpenDatabase,
  clock: TestClock,
  patterns: readonly LegPattern[] = smallNetwork,
  logged: string[] = [],
) {
  const now = (): Date => clock.now;
  const basis = {
    config: testConfig(),
    database,
    log: pino({ level: 'error' }, { write: (line) => logged.push(line) }),
    now,
  };
  return createApp({
    ...basis,
    flights: createFlights(database.db, now, createSchedule(patterns)),
    accountServices: openAccountServices(basis),
    bookingServices: noOrders,
    isStopping: () => false,
  });
}
