import type { BoardingModel } from '@airline/client-config/boarding-model';

import type { BookingServices } from '../orders/services.ts';

/** What extras are sold with. */
export interface ExtraServices extends BookingServices {
  /** How the deployment's flights board. */
  readonly boardingModel: () => BoardingModel;
  /** What of early bird check-in the deployment sells. */
  readonly extraFlags: () => ExtraFlags;
}

/** The flags of early bird check-in. */
export interface ExtraFlags {
  readonly earlyBirdService: boolean;
  readonly payPalForEarlyBird: boolean;
}
