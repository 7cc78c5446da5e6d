import type { Database } from '../../database/database.ts';

/** What points are listed with. */
export interface LoyaltyServices {
  readonly db: Database;
  /** Finds the record locators of orders, by the orders' ids; those of orders that were never confirmed are absent. */
  readonly findRecordLocators: (orderIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
