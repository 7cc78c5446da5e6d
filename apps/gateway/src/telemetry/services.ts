import type { Observer } from '../observability/observer.ts';
import type { Database } from '../database/database.ts';

/** What browsers' reports and measurements are stored with. */
export interface TelemetryServices {
  readonly db: Database;
  readonly now: () => Date;
  /** What is sent to collectors; absent where there is none. */
  readonly observer?: Observer | undefined;
}
