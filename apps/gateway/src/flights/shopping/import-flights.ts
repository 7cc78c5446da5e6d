import type { Database } from '../../database/database.ts';
import { listPatterns } from '../schedule/current-schedule.ts';
import { importSchedule, type ImportOutcome } from '../schedule/import-schedule.ts';
import { createSchedule, dateOfDay, findLeg } from '../schedule/rules/index.ts';
import { readSchedule } from '../schedule/schedule-store.ts';
import { changeSeats, readInventoryFrom } from './leg-inventory-store.ts';
import { aircraftSeats } from './rules/fares/index.ts';

/** What became of a file; in force, with a line for each leg of which more seats are sold than it has now. */
export type FlightsImport =
  | Extract<ImportOutcome, { readonly faults: unknown }>
  | (Exclude<ImportOutcome, { readonly faults: unknown }> & { readonly oversold: readonly string[] });

const DAY_MS = 86_400_000;

/**
 * Puts the schedule of an SSIM file in force, and gives the legs that are on sale the seats of their new aircraft: all of
 * it, or nothing.
 *
 * What was sold stays sold. A leg with more sold than its new aircraft has seats sells no more, and is reported.
 */
export async function importFlights(db: Database, text: string, now: Date): Promise<FlightsImport> {
  return db.transaction(async (tx) => {
    const outcome = await importSchedule(tx, text, now);
    return 'faults' in outcome ? outcome : { ...outcome, oversold: await refitLegs(tx, now) };
  });
}

async function refitLegs(db: Database, now: Date): Promise<readonly string[]> {
  const stored = await readSchedule(db);
  if (stored === undefined) throw new Error('The schedule was imported and is not there.');
  const schedule = createSchedule(listPatterns(stored.dataSet));
  // A day back: at some station it is still yesterday.
  const yesterday = dateOfDay(Math.floor(now.getTime() / DAY_MS) - 1);
  const legs = (await readInventoryFrom(db, yesterday)).map((leg) => {
    const flown = findLeg(schedule, leg.legId);
    return { ...leg, aircraft: flown === undefined ? undefined : aircraftSeats(flown) };
  });
  const refitted = await changeSeats(
    db,
    legs.flatMap(({ legId, date, seats, aircraft }) =>
      aircraft === undefined || aircraft === seats ? [] : [{ legId, date, seats: aircraft }],
    ),
  );
  const gone = legs.flatMap(({ legId, sold, aircraft }) =>
    aircraft === undefined && sold > 0 ? [`${legId} is not flown any more: ${sold} seats are sold.`] : [],
  );
  const oversold = refitted
    .filter(({ sold, aircraft }) => sold > aircraft)
    .map(({ legId, sold, aircraft }) => `${legId} has ${aircraft} seats now: ${sold} are sold.`);
  return [...gone, ...oversold].toSorted();
}
