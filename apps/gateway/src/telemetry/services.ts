import type { Database } from '../database/database.ts';

/** What browsers' reports and measurements are stored with. */
export interface TelemetryServices {
  readonly db: Database;
  readonly now: () => Date;
}
