import type { Database } from '../../database/database.ts';
import type { OriginSettings } from '../../http/request-origin.ts';
import type { RateLimits } from '../../limits/limit-rate.ts';

/** What funds are found, added and transferred with. */
export interface FundServices extends OriginSettings {
  readonly db: Database;
  readonly now: () => Date;
  readonly limits: RateLimits;
}
