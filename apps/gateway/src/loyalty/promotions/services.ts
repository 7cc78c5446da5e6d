import type { MarketingRegion, PromotionAudience } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { TravellerAttributes } from './rules/audience.ts';

/** What promotions are shown, registered for and managed with. Accounts stand above loyalty: what is theirs comes as functions. */
export interface PromotionServices {
  readonly db: Database;
  readonly now: () => Date;
  /** Reads the personalization attributes of an account, or of nobody. */
  readonly readAttributes: (accountId: string | undefined) => Promise<TravellerAttributes>;
  /** Reads the region that a marketing manager looks after; `undefined` where the airline has given them none. */
  readonly readRegion: (accountId: string) => Promise<MarketingRegion | undefined>;
  /** Counts the active accounts that an audience reaches. */
  readonly countAccounts: (audience: PromotionAudience) => Promise<number>;
  /** Writes what a manager did into the audit log, in the transaction that does it. */
  readonly recordDeed: (
    tx: Database,
    deed: {
      readonly event: 'promotionSaved' | 'promotionPublished' | 'promotionEnded';
      readonly access: AccountAccess;
      readonly reference: string;
      readonly promotionId: string;
    },
  ) => Promise<void>;
}
