import type { BoardingModel } from '@airline/client-config/boarding-model';

import type { BookingServices } from '../orders/services.ts';
import type { PassCertificate } from './wallet/sign-manifest.ts';

/** What people check in with. */
export interface CheckInServices extends BookingServices {
  /** How the deployment's flights board. */
  readonly boardingModel: () => BoardingModel;
  /** What passes for wallets are signed with; absent where the deployment names no certificate. */
  readonly passCertificate?: PassCertificate | undefined;
}
