import type { Logger } from 'pino';

import type { Config } from './config.ts';
import type { IdentityServices } from './identity-services.ts';
import type { OpenDatabase } from './store/database.ts';
import type { OrderServices } from './use-cases/orders/order-services.ts';
import type { Flights } from './use-cases/schedule/flights.ts';

/** What the routes work with: made once in main, or by a test. */
export interface Services {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly flights: Flights;
  /** What accounts, logins and sessions are made with. */
  readonly identity: IdentityServices;
  readonly log: Logger;
  readonly now: () => Date;
  /** What orders are made with. */
  readonly orders: OrderServices;
  /** True from the moment the process is asked to end: it takes no new work then. */
  readonly isStopping: () => boolean;
}
