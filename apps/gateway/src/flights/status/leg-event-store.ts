import { inArray, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { legEvents } from './leg-event-schema.ts';
import type { LegEvent } from './rules/index.ts';

/** Rows of one statement: each is five parameters, of which a statement has 65,535 at most. */
const ROWS_A_STATEMENT = 5_000;

/** Adds reports of legs, all of them or none. */
export async function insertLegEvents(db: Database, events: readonly LegEvent[], recordedAt: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    for (let from = 0; from < events.length; from += ROWS_A_STATEMENT) {
      await transaction.insert(legEvents).values(
        events.slice(from, from + ROWS_A_STATEMENT).map(({ legId, saidAt, source, facts }) => ({
          legId,
          date: legId.slice(-'YYYY-MM-DD-DAL'.length, -'-DAL'.length),
          saidAt: new Date(saidAt),
          recordedAt,
          source,
          facts,
        })),
      );
    }
  });
}

/** Reads what was reported of legs, by leg; a leg of which nothing was has no entry. */
export async function readLegEvents(
  db: Database,
  legIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LegEvent[]>> {
  if (legIds.length === 0) return new Map();
  const { legId, saidAt, source, facts } = legEvents;
  const rows = await db
    .select({ legId, saidAt, source, facts })
    .from(legEvents)
    .where(inArray(legId, [...legIds]));
  const byLeg = new Map<string, LegEvent[]>();
  for (const row of rows) {
    const event = { ...row, saidAt: row.saidAt.getTime() };
    const events = byLeg.get(event.legId);
    if (events) events.push(event);
    else byLeg.set(event.legId, [event]);
  }
  return byLeg;
}

/** Deletes the reports of legs that departed before a date. */
export async function deleteLegEventsBefore(db: Database, date: string): Promise<void> {
  await db.delete(legEvents).where(lt(legEvents.date, date));
}
