import type { AccountServices } from '../accounts/identity/services.ts';
import type { OpenDatabase } from '../database/database.ts';

/** What the operators' calls work with. */
export interface OperationsServices extends AccountServices {
  readonly database: Pick<OpenDatabase, 'db' | 'kind' | 'ping'>;
  readonly flights: { readonly isReady: () => boolean };
  /** When this instance was started. */
  readonly startedAt: Date;
}
