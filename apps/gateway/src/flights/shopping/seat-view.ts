import { aircraftSeats, type SeatCount } from './rules/fares/index.ts';
import { createBoundedCache } from '../search/rules/bounded-cache.ts';
import type { LegCandidate } from '../search/rules/index.ts';
import { type DatedLeg, dateOfDay, dayOfDate, legId } from '../schedule/rules/index.ts';
import type { LegInventory } from './leg-inventory-store.ts';

/** What was sold, as it was some moments ago: what searches look at, and offers and orders do not. */
export interface SeatView {
  /**
   * Sees to it that what was sold of the journeys that begin from one date to another is no older than two seconds, and
   * gives what to ask.
   */
  read(fromDate: string, toDate?: string): Promise<SoldSeats>;
}

/** The seats of legs as they were at one moment. */
export interface SoldSeats {
  readonly countSeats: (leg: Pick<DatedLeg, 'pattern' | 'id' | 'date'>) => SeatCount;
  /** The same for a leg that was not made yet: its name is only needed on a date of which something was sold. */
  readonly countCandidateSeats: (candidate: LegCandidate) => SeatCount;
  /** Says which counts these are: the same again as long as nothing of them has changed. */
  readonly version: string;
}

export interface SeatViewOptions {
  readonly readDates: (dates: readonly string[]) => Promise<readonly LegInventory[]>;
  readonly now: () => Date;
}

/** Sold seats may be this old in a search: several instances of the gateway share one database. */
const FRESH_MS = 2_000;
/** A journey's legs depart on the day before its date, across the date line, to three days after. */
const FIRST_SHIFT = -1;
const LAST_SHIFT = 3;
/** More dates than can be booked: what is remembered of dates long past goes. */
const REMEMBERED_DATES = 400;

/** The sold seats of a date, by leg. What is read again and says the same is the same value. */
interface SoldByLeg {
  readonly version: number;
  readonly byLeg: ReadonlyMap<string, SeatCount>;
}

interface SoldOnDate {
  readonly readAt: number;
  readonly sold: Promise<SoldByLeg>;
  /** Whether anybody asked since it was read. */
  isWanted: boolean;
}

/**
 * Makes a view of the sold seats by date.
 *
 * It asks the database about once in two seconds, whatever the traffic: when one date is too old, those that people ask
 * for and that soon will be are read with it.
 */
export function createSeatView({ readDates, now }: SeatViewOptions): SeatView {
  const known = new Map<string, SoldOnDate>();
  let versions = 0;

  /** Gives what was known of a date where what is read now says the same. */
  const keepSame = async (
    read: Promise<ReadonlyMap<string, SeatCount> | undefined>,
    before: SoldOnDate | undefined,
  ): Promise<SoldByLeg> => {
    const byLeg = (await read) ?? nothingSold;
    if (byLeg.size === 0) return noSales;
    const last = await before?.sold.catch(() => undefined);
    return last !== undefined && isSame(last.byLeg, byLeg) ? last : { version: (versions += 1), byLeg };
  };

  const refresh = (stale: readonly string[], readAt: number): void => {
    const isDue = (read: SoldOnDate): boolean => read.isWanted && readAt - read.readAt >= FRESH_MS / 2;
    const due = [...known].flatMap(([date, read]) => (isDue(read) ? [date] : []));
    const dates = new Set([...stale, ...due]);
    const rows = readDates([...dates]).then(byDateAndLeg);
    for (const date of dates) {
      const sold = keepSame(
        rows.then((all) => all.get(date)),
        known.get(date),
      );
      sold.catch(() => known.delete(date));
      known.delete(date);
      known.set(date, { readAt, sold, isWanted: false });
    }
    for (const date of known.keys()) {
      if (known.size <= REMEMBERED_DATES) break;
      known.delete(date);
    }
  };

  return {
    async read(fromDate, toDate = fromDate) {
      const dates = fromDate === toDate ? datesOfOne(fromDate) : datesAround(fromDate, toDate);
      const instant = now().getTime();
      const stale = dates.filter((date) => !isFresh(known.get(date), instant));
      if (stale.length > 0) refresh(stale, instant);
      const sold = new Map<string, ReadonlyMap<string, SeatCount>>();
      let version = '';
      for (const date of dates) {
        const onDate = known.get(date);
        if (onDate) onDate.isWanted = true;
        const ofDate = await onDate?.sold;
        version += `${ofDate?.version ?? 0} `;
        if (ofDate && ofDate.byLeg.size > 0) sold.set(date, ofDate.byLeg);
      }
      return {
        version,
        countSeats: (leg) => sold.get(leg.date)?.get(leg.id) ?? unsoldSeats(leg),
        countCandidateSeats({ pattern, day }) {
          const date = dateOfDay(day);
          return sold.get(date)?.get(legId(pattern, date)) ?? unsoldSeats({ pattern });
        },
      };
    },
  };
}

/** Lists the dates on which the legs of journeys may depart that begin from one date to another. */
function datesAround(fromDate: string, toDate: string): readonly string[] {
  const dates: string[] = [];
  for (let day = dayOfDate(fromDate) + FIRST_SHIFT; day <= dayOfDate(toDate) + LAST_SHIFT; day += 1) {
    dates.push(dateOfDay(day));
  }
  return dates;
}

const datesOfOne = createBoundedCache(REMEMBERED_DATES, (date: string) => datesAround(date, date));

const nothingSold: ReadonlyMap<string, SeatCount> = new Map();
const noSales: SoldByLeg = { version: 0, byLeg: nothingSold };

function isSame(one: ReadonlyMap<string, SeatCount>, other: ReadonlyMap<string, SeatCount>): boolean {
  if (one.size !== other.size) return false;
  for (const [legId, { seats, sold }] of one) {
    const counted = other.get(legId);
    if (counted?.seats !== seats || counted.sold !== sold) return false;
  }
  return true;
}

function byDateAndLeg(rows: readonly LegInventory[]): ReadonlyMap<string, ReadonlyMap<string, SeatCount>> {
  const dates = new Map<string, Map<string, SeatCount>>();
  for (const row of rows) {
    const legs = dates.get(row.date);
    if (legs) legs.set(row.legId, row);
    else dates.set(row.date, new Map([[row.legId, row]]));
  }
  return dates;
}

const unsold = new WeakMap<DatedLeg['pattern'], SeatCount>();

/** Gives the count of a leg of which nothing was sold: one for all days of its pattern. */
export function unsoldSeats(leg: Pick<DatedLeg, 'pattern'>): SeatCount {
  let count = unsold.get(leg.pattern);
  if (!count) unsold.set(leg.pattern, (count = { seats: aircraftSeats(leg), sold: 0 }));
  return count;
}

/** What was read after this instant was read before somebody put the clock back: it is as good as old. */
function isFresh(read: SoldOnDate | undefined, instant: number): boolean {
  return read !== undefined && instant >= read.readAt && instant - read.readAt < FRESH_MS;
}
