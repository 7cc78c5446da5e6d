import { endpoints, type FlightReport } from '@airline/contract';

import { flightAlertJobGroup } from '../src/bookings/flight-alerts/flight-alert-job-group.ts';
import type { FlightAlertMailServices } from '../src/bookings/flight-alerts/services.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Mail } from '../src/mail/mail-transport.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import { testFeedKey } from './config.ts';
import { openWatchGateway, type WatchGateway, watchedDate } from './fare-watches.ts';

/** What somebody does who is reported of flights, on a gateway whose clock a test sets and whose flights it reports. */
export interface AlertGateway extends WatchGateway {
  readonly alerts: FlightAlertMailServices;
  /** Sets the clock to a time of the flight's day, in UTC: it leaves Dallas at 13:00. */
  at(time: string): void;
  /** Has operations report of the flight now: times of the day are written as `13:40`. */
  report(facts: Readonly<Record<string, unknown>>, saidAt?: string): Promise<void>;
  /** Does what waits; gives the mails of this gateway about what happened to flights. */
  tell(): Promise<readonly Mail[]>;
}

/** A time of the day on which the flight leaves, in UTC. */
const dayOf = (time: string): string => `${watchedDate}T${time}:00Z`;

export function openAlertGateway(database: OpenDatabase): AlertGateway {
  const gateway = openWatchGateway(database);
  const alerts = {
    ...gateway.services,
    news: gateway.services.flights.news,
    mail: gateway.mailServices.mail,
  };
  return {
    ...gateway,
    alerts,
    at(time) {
      gateway.clock.now = new Date(dayOf(time));
    },
    async report(facts, saidAt) {
      const written = Object.entries(facts).map(([field, value]) => [
        field,
        typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? dayOf(value) : value,
      ]);
      const report = {
        flight: 'WN10',
        date: watchedDate,
        from: 'DAL',
        saidAt: saidAt === undefined ? gateway.clock.now.toISOString() : dayOf(saidAt),
        facts: Object.fromEntries(written) as FlightReport['facts'],
      };
      const headers = { authorization: `Bearer ${testFeedKey}` };
      const answer = await gateway.post(endpoints.recordFlightReports.path, { reports: [report] }, headers);
      if (answer.status !== 200) throw new Error(await answer.text());
    },
    async tell() {
      while ((await runDueJobs(alerts, flightAlertJobGroup(alerts))) > 0);
      return gateway.sent.filter(({ messageId }) => messageId.startsWith('flight-news-'));
    },
  };
}
