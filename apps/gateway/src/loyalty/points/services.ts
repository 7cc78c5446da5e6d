import type { Database } from '../../database/database.ts';

/** What points are listed with. */
export interface LoyaltyServices {
  readonly db: Database;
  readonly now: () => Date;
  /** Finds the record locators of an account's trips, by the ids of their orders: bookings stand above loyalty. */
  readonly findTripLocators: (accountId: string) => Promise<ReadonlyMap<string, string>>;
}
