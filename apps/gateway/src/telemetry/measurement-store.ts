import type { Measurements } from '@airline/contract';
import { lt } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { measurement } from './telemetry-schema.ts';

/** Keeps one batch of measurements, in one statement. */
export async function insertMeasurements(db: Database, batch: Measurements, receivedAt: Date): Promise<void> {
  await db.insert(measurement).values(
    batch.measurements.map(({ event, app, route, language, settings, occurredAt, ...details }) => ({
      event,
      app,
      route,
      language,
      settings,
      occurredAt: new Date(occurredAt),
      receivedAt,
      details,
      droppedBefore: batch.dropped,
    })),
  );
}

/** Forgets the measurements that arrived before the given instant. */
export async function deleteMeasurementsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(measurement).where(lt(measurement.receivedAt, instant));
}
