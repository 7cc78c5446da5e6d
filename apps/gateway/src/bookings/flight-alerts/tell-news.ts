import { insertJobs } from '../../jobs/job-store.ts';
import { findLeg } from '../../flights/schedule/rules/index.ts';
import { flightName } from '../../flights/schedule/rules/leg-pattern.ts';
import { findDisruptedOrders } from './find-disrupted-orders.ts';
import { findAlertsOfLeg, noteDisruptions } from './flight-alert-store.ts';
import { moveNewsOn, readLegNews } from './leg-news-store.ts';
import { judgeNews } from './rules/judge-news.ts';
import type { FlightAlertServices } from './services.ts';

/** Instances that tell the same leg at the same moment: more than run. */
const mostTries = 10;

/**
 * Works out what is to be told of a leg, and leaves a mail for everybody who is reported; and a mail for the trips that the leg keeps
 * from being flown as booked, where nothing else of it is mailed: a connection is missed by less than what is news of a flight.
 *
 * What is reported and the jobs of the mails are written in one transaction, which compares what was read: a fact is reported once, though
 * instances look at the same moment or die, and its mail is sent at least once under one `Message-ID`.
 */
export async function tellNews(
  services: Pick<FlightAlertServices, 'db' | 'flights' | 'news' | 'now' | 'readLegStatuses'>,
  legId: string,
): Promise<void> {
  const { db, flights, news: source, now } = services;
  const { schedule } = await flights.search();
  const leg = findLeg(schedule, legId);
  if (leg === undefined) return;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await readLegNews(db, legId);
    const events = (await source.read([leg], schedule)).get(legId) ?? [];
    const at = now();
    // A feed's clock may be a little ahead of this one.
    const reported = events.flatMap(({ source: from, saidAt }) => (from === 'simulation' ? [] : [saidAt]));
    const judgedAt = Math.max(at.getTime(), ...reported);
    const news = before.news + 1;
    const { facts, told } = judgeNews(leg, { events, told: before.told, news }, judgedAt);
    const disrupted = await findDisruptedOrders(services, legId);
    if (facts.length === 0 && disrupted.length === 0) return;
    const isTold = await db.transaction(async (tx) => {
      if (facts.length > 0 && !(await moveNewsOn(tx, { legId, date: leg.date, news, told }))) return false;
      const disruptionOf = new Map(
        (await noteDisruptions(tx, disrupted, at)).map(({ alertId, key }) => [alertId, key] as const),
      );
      const alertIds =
        facts.length > 0
          ? await findAlertsOfLeg(tx, { legId, flight: flightName(leg.pattern), date: leg.date }, at)
          : [...disruptionOf.keys()];
      const jobs = alertIds.map((alertId) => {
        const disruption = disruptionOf.get(alertId);
        return {
          kind: 'flightNewsMail',
          key: facts.length > 0 ? `${legId} ${news} ${alertId}` : `${alertId} ${disruption}`,
          payload: { alertId, legId, news, facts, ...(disruption === undefined ? {} : { disruption }) },
        };
      });
      if (jobs.length > 0) await insertJobs(tx, jobs, at);
      return true;
    });
    if (isTold) return;
  }
  throw new Error(`What is told of ${legId} changed whenever it was to be written.`);
}
