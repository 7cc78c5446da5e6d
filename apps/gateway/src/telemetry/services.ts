import type { Observer } from '../observability/observer.ts';
import type { Database } from '../database/database.ts';

/** What browsers' reports and measurements are stored with. */
export interface TelemetryServices {
  readonly db: Database;
  readonly now: () => Date;
  /** What those who watch are told; absent where nobody does. */
  readonly observer?: Observer | undefined;
}
