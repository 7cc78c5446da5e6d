import type { ClientReports } from '@airline/contract';
import { lt } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { clientReports } from './telemetry-schema.ts';

/** Keeps one batch of reports as it came, in one statement. */
export async function insertClientReports(db: Database, batch: ClientReports, receivedAt: Date): Promise<void> {
  await db.insert(clientReports).values(
    batch.reports.map((report) => ({
      ...report,
      occurredAt: new Date(report.occurredAt),
      receivedAt,
      droppedBefore: batch.dropped,
    })),
  );
}

/** Forgets the reports that arrived before the given instant. */
export async function deleteClientReportsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(clientReports).where(lt(clientReports.receivedAt, instant));
}
