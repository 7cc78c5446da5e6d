import type { Database } from '../../database/database.ts';
import { listPatterns } from '../schedule/current-schedule.ts';
import { importSchedule, type ImportOutcome } from '../schedule/import-schedule.ts';
import {
  createSchedule,
  type DatedLeg,
  dateOfDay,
  extractPatterns,
  findLeg,
  type LegPattern,
  type Schedule,
} from '../schedule/rules/index.ts';
import { readSchedule } from '../schedule/schedule-store.ts';
import { insertLegEvents, listLegsCancelledByImport, readLegEvents } from '../status/leg-event-store.ts';
import { type LegEvent, sortReports } from '../status/rules/index.ts';
import { changeSeats, type LegInventory, readInventoryFrom } from './leg-inventory-store.ts';
import { aircraftSeats } from './rules/fares/index.ts';

/** What became of a file; in force, with a line for each leg of which seats are sold that it drops, or has too few of now. */
export type FlightsImport =
  | Extract<ImportOutcome, { readonly faults: unknown }>
  | (Exclude<ImportOutcome, { readonly faults: unknown }> & { readonly oversold: readonly string[] });

/** A leg with seats sold, and how many seats its aircraft has now: another number than before. */
export interface RefittedLeg {
  readonly legId: string;
  readonly seats: number;
}

const DAY_MS = 86_400_000;

/**
 * Puts the schedule of an SSIM file in force, and gives the legs that are on sale the seats of their new aircraft: all of
 * it, or nothing.
 *
 * What was sold stays sold. A leg with more sold than its new aircraft has seats sells no more, and is reported. A leg with seats sold
 * that the file does not have is cancelled: it stays in the schedule on its date, is sold to nobody, and its people are notified. An import
 * that has it again reinstates it. `onRefitted` does in the same transaction what follows from other aircraft.
 */
export async function importFlights(
  db: Database,
  text: string,
  now: Date,
  onRefitted?: (tx: Database, legs: readonly RefittedLeg[]) => Promise<void>,
): Promise<FlightsImport> {
  return db.transaction(async (tx) => {
    // A day back: at some station it is still yesterday.
    const yesterday = dateOfDay(Math.floor(now.getTime() / DAY_MS) - 1);
    const inventory = await readInventoryFrom(tx, yesterday);
    const before = createSchedule(await patternsInForce(tx));
    let dropped: readonly DatedLeg[] = [];
    const outcome = await importSchedule(tx, text, {
      now,
      listKept(patterns) {
        dropped = listDropped(inventory, { before, after: createSchedule(patterns) });
        return extractPatterns(dropped);
      },
    });
    if ('faults' in outcome) return outcome;
    await cancelAndReinstate(tx, new Set(dropped.map(({ id }) => id)), { yesterday, now });
    const soldOf = new Map(inventory.map(({ legId, sold }) => [legId, sold]));
    const cancelled = dropped.map(({ id }) => `${id} is cancelled: ${soldOf.get(id) ?? 0} seats are sold.`);
    const { refitted, lines } = await refitLegs(tx, inventory);
    await onRefitted?.(tx, refitted);
    return { ...outcome, oversold: [...cancelled, ...lines].toSorted() };
  });
}

async function patternsInForce(db: Database): Promise<readonly LegPattern[]> {
  const stored = await readSchedule(db);
  return stored === undefined ? [] : listPatterns(stored.dataSet);
}

/** Lists the legs with seats sold that the schedule before has, and the one after has not. */
function listDropped(
  inventory: readonly LegInventory[],
  { before, after }: { readonly before: Schedule; readonly after: Schedule },
): readonly DatedLeg[] {
  return inventory.flatMap(({ legId, sold }) =>
    sold === 0 || findLeg(after, legId) !== undefined ? [] : (findLeg(before, legId) ?? []),
  );
}

/** Reports as cancelled what an import drops, and as flown what one dropped before and this one has; what messages report stays. */
async function cancelAndReinstate(
  db: Database,
  dropped: ReadonlySet<string>,
  { yesterday, now }: { readonly yesterday: string; readonly now: Date },
): Promise<void> {
  const cancelledBefore = await listLegsCancelledByImport(db, yesterday);
  const reports = await readLegEvents(db, [...new Set([...dropped, ...cancelledBefore])]);
  const lastReport = (legId: string) =>
    sortReports(reports.get(legId) ?? []).findLast(({ field }) => field === 'isCancelled');
  const report = (legId: string, isCancelled: boolean): LegEvent => {
    const saidAt = Math.max(now.getTime(), (lastReport(legId)?.saidAt ?? 0) + 1);
    return { legId, saidAt, source: 'import', facts: { isCancelled } };
  };
  await insertLegEvents(
    db,
    [
      ...[...dropped].filter((legId) => lastReport(legId)?.value !== true).map((legId) => report(legId, true)),
      ...cancelledBefore
        .filter((legId) => !dropped.has(legId))
        .filter((legId) => {
          const last = lastReport(legId);
          return last?.source === 'import' && last.value === true;
        })
        .map((legId) => report(legId, false)),
    ],
    now,
  );
}

async function refitLegs(db: Database, inventory: readonly LegInventory[]) {
  const schedule = createSchedule(await patternsInForce(db));
  const legs = inventory.map((leg) => {
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
  return {
    refitted: refitted.map(({ legId, aircraft }) => ({ legId, seats: aircraft })),
    lines: [...gone, ...oversold],
  };
}
