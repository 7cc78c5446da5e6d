import type { TierPeriod } from '@airline/contract';

import type { LoyaltyServices } from '../../loyalty/points/services.ts';
import type { Account } from '../identity/account-store.ts';
import type { AccountServices } from '../identity/services.ts';

/** What people's own data are shown and changed with. */
export interface ProfileServices extends AccountServices {
  readonly loyaltyServices: LoyaltyServices;
  /** Writes the orders of an account as its holder may have them: bookings stand above accounts. */
  readonly exportOrders: (account: Account) => Promise<readonly Record<string, unknown>[]>;
  /** Writes the cards that an account keeps, as their owner knows them again. */
  readonly exportCards: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes the travel funds of an account. */
  readonly exportFunds: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes what an account watches the fares of. */
  readonly exportWatches: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes the views of reports that somebody keeps as one of a company's people, and those that are mailed to them. */
  readonly exportReportViews: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes the trips that somebody added to their account. */
  readonly exportAddedTrips: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes what a member asked for of missing points. */
  readonly exportPointsRequests: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes the promotions that an account registered for. */
  readonly exportPromotions: (accountId: string) => Promise<readonly Record<string, unknown>[]>;
  /** Writes the tiers that an account reached or was given. */
  readonly exportTiers: (accountId: string) => Promise<readonly TierPeriod[]>;
  /** Writes the flights that an address is notified of. */
  readonly exportAlerts: (email: string) => Promise<readonly Record<string, unknown>[]>;
}
