import type { BoardingModel } from '@airline/client-config/boarding-model';

import type { DatedLeg } from '../../flights/schedule/rules/index.ts';
import type { BookingServices } from '../orders/services.ts';

/** What a gate works with. */
export interface BoardingServices extends Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'> {
  /** How the deployment's flights board. */
  readonly boardingModel: () => BoardingModel;
  /** Finds a leg of the schedule in force by its id. */
  readonly findLeg: (legId: string) => Promise<DatedLeg | undefined>;
}
