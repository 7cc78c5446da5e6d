import type { LegEventJobs } from '../../flights/status/leg-event-jobs.ts';
import type { JobGroup, JobHandlers } from '../../jobs/job-kinds.ts';
import type { FlightAlertJobs } from './flight-alert-jobs.ts';
import { sendFlightAlertLink, sendFlightNews } from './mail/send-flight-alert-mails.ts';
import type { FlightAlertMailServices } from './services.ts';
import { tellNews } from './tell-news.ts';

/** With delays that double: about a quarter of an hour, as long as somebody waits for a link. */
const ofPerson = { mostAttempts: 9, whenGivenUp: 'delete' } as const;
/** With delays that double up to an hour: about half a day, and what is over by then is not told. */
const ofNews = { mostAttempts: 24, whenGivenUp: 'delete' } as const;

/** What is reported of flights, apart from orders: a day on which thousands of flights are late holds up no payment. */
export function flightAlertJobGroup(services: FlightAlertMailServices): JobGroup {
  const handlers: JobHandlers<LegEventJobs & FlightAlertJobs> = {
    legReported: { ...ofNews, run: ({ legId }) => tellNews(services, legId) },
    flightNewsMail: { ...ofNews, run: (asked) => sendFlightNews(services, asked) },
    flightAlertLinkMail: { ...ofPerson, run: (asked) => sendFlightAlertLink(services, asked) },
  };
  return { name: 'flight alerts', handlers, concurrency: 10, leaseMs: services.timing.jobLeaseMs };
}
