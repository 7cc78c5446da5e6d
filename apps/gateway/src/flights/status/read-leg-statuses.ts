import { type DatedLeg, findLeg, type Schedule } from '../schedule/rules/index.ts';
import type { FlightNews } from './flight-news.ts';
import { type LegStatus, statusOf } from './rules/index.ts';

/** What the status of legs is read with. */
export interface LegStatusReading {
  readonly schedule: Schedule;
  readonly news: FlightNews;
  readonly now: Date;
}

/** Reads how legs stand, by their ids. One that the schedule does not have, or of which nothing was reported, has no entry. */
export async function readLegStatuses(
  legIds: readonly string[],
  { schedule, news, now }: LegStatusReading,
): Promise<ReadonlyMap<string, LegStatus>> {
  const legs = legIds.flatMap((id) => findLeg(schedule, id) ?? []);
  const found = legs.length === 0 ? new Map<string, never>() : await news.read(legs, schedule);
  return new Map(
    legs.flatMap((leg) => {
      const events = found.get(leg.id);
      return events === undefined ? [] : [[leg.id, statusOf(leg, events, now.getTime())] as const];
    }),
  );
}

/** A leg that is not flown. */
export interface CancelledLeg {
  readonly legId: string;
  /** The local date of the departure. */
  readonly date: string;
}

/** Lists the cancelled legs of dates. */
export async function listCancelledLegs(
  dates: readonly string[],
  reading: LegStatusReading,
): Promise<readonly CancelledLeg[]> {
  const { schedule, news } = reading;
  return onlyCancelled(await readLegStatuses(await news.listWithCancellation(dates, schedule), reading), schedule);
}

/** Gives those of some legs that are cancelled. */
export async function findCancelledLegs(
  legIds: readonly string[],
  reading: LegStatusReading,
): Promise<readonly CancelledLeg[]> {
  return onlyCancelled(await readLegStatuses(legIds, reading), reading.schedule);
}

function onlyCancelled(statuses: ReadonlyMap<string, LegStatus>, schedule: Schedule): readonly CancelledLeg[] {
  return [...statuses].flatMap(([legId, { phase }]) => {
    const leg: DatedLeg | undefined = phase === 'cancelled' ? findLeg(schedule, legId) : undefined;
    return leg === undefined ? [] : [{ legId, date: leg.date }];
  });
}
