import type { Passenger } from '@airline/contract';

/** A traveller's name as it was, and as it is since. */
export type CorrectedName = Pick<Passenger, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** Where news of an order went, and goes since. */
export interface CorrectedContact {
  readonly email: string;
  readonly phone: string;
}

/** What a correction of an order replaced, and by what. */
export type Correction =
  | { readonly kind: 'name'; readonly before: CorrectedName; readonly after: CorrectedName }
  | { readonly kind: 'contact'; readonly before: CorrectedContact; readonly after: CorrectedContact };

/** A correction that was made, of the traveller at a place of the order or of the contact. */
export interface MadeCorrection {
  readonly position: number | null;
  readonly correction: Correction;
}
