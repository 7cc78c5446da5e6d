import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { deleteEndedAlerts, listAlertedFlights } from './flight-alert-store.ts';
import { deleteNewsBefore } from './leg-news-store.ts';
import type { FlightAlertServices } from './services.ts';
import { tellNews } from './tell-news.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How long an address may take to prove itself. */
const unconfirmedMs = 48 * hourMs;
/** Nothing is reported of a leg so long after its date. */
const keptDays = 4;

/** Starts what forgets the alerts of flights that are over; and, where operations are played and nobody reports, what looks at them. */
export function startFlightAlertWorkers(
  services: FlightAlertServices,
  { isSimulated }: { readonly isSimulated: boolean },
): Worker {
  const { db, log, now } = services;
  const forget = async (): Promise<number> => {
    const at = now();
    await deleteEndedAlerts(db, at, unconfirmedMs);
    await deleteNewsBefore(db, toDate(at.getTime() - keptDays * dayMs));
    return 0;
  };
  const look = async (): Promise<number> => {
    await tellSimulated(services);
    return 0;
  };
  const workers = [
    repeatWork(forget, { name: 'alerts of flights that are over', pauseMs: hourMs, log }),
    ...(isSimulated ? [repeatWork(look, { name: 'alerts of simulated flights', pauseMs: 20_000, log })] : []),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Tells what the simulation has of the flights of about now: nobody reports what is played, so it is looked at. */
export async function tellSimulated(services: FlightAlertServices): Promise<void> {
  const { db, flights, now } = services;
  const at = now();
  const [from, to] = [toDate(at.getTime() - dayMs), toDate(at.getTime() + dayMs)];
  const { schedule } = await flights.search();
  const { legIds, flights: asked } = await listAlertedFlights(db, at);
  const ofFlights = [from, toDate(at.getTime()), to].flatMap((date) =>
    schedule.departuresOn(date).filter(({ id }) => asked.some((each) => id.startsWith(`${each.flight}-${each.date}-`))),
  );
  const ids = new Set([...legIds, ...ofFlights.map(({ id }) => id)]);
  for (const id of ids) {
    const date = id.slice(-'YYYY-MM-DD-DAL'.length, -'-DAL'.length);
    if (date >= from && date <= to) await tellNews(services, id);
  }
}

function toDate(at: number): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
