import type { Database } from '../../database/database.ts';
import type { OriginSettings } from '../../http/request-origin.ts';
import type { RateLimits } from '../../limits/limit-rate.ts';
import type { DeploymentSettings } from '../../settings/deployment-settings.ts';
import type { Flights } from './flights.ts';
import type { OfferTokens } from './offer-tokens.ts';

/** What flights are searched, priced and offered with. */
export interface FlightServices extends OriginSettings {
  readonly db: Database;
  readonly flights: Flights;
  readonly limits: RateLimits;
  readonly now: () => Date;
  readonly offers: OfferTokens;
  readonly settings: DeploymentSettings;
}
