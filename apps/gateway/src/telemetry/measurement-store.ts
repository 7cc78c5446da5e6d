import type { Measurements } from '@airline/contract';
import { and, inArray, lt, notInArray } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { measurement } from './telemetry-schema.ts';

/** How long the figures of experiments stay: 13 months, so that one can be held against that of the year before. */
export const experimentsKeptMs = 396 * 24 * 60 * 60 * 1000;

const ofExperiments = ['experimentExposed', 'experimentConverted'];

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

/** Forgets the measurements that arrived before the given instant, but for those of experiments. */
export async function deleteMeasurementsBefore(db: Database, instant: Date): Promise<void> {
  await db
    .delete(measurement)
    .where(and(lt(measurement.receivedAt, instant), notInArray(measurement.event, ofExperiments)));
}

/** Forgets what arrived of experiments before the given instant. */
export async function deleteExperimentsBefore(db: Database, instant: Date): Promise<void> {
  await db
    .delete(measurement)
    .where(and(inArray(measurement.event, ofExperiments), lt(measurement.receivedAt, instant)));
}
