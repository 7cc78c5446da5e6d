import type { BoardingModel } from '@airline/client-config/boarding-model';

import type { BookingServices } from '../orders/services.ts';

/** What people check in with. */
export interface CheckInServices extends BookingServices {
  /** How the deployment's flights board. */
  readonly boardingModel: () => BoardingModel;
}
