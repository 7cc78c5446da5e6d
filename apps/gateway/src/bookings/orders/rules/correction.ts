import type { Passenger } from '@airline/contract';

/** A traveller's name as it was, and as it is since. */
export type CorrectedName = Pick<Passenger, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** Where news of an order went, and goes since. */
export interface CorrectedContact {
  readonly email: string;
  readonly phone: string;
}

/** What is left of a contact once nobody can give it back any more: what an address that somebody names can be compared with. */
export interface MaskedContact {
  /** `a•••@e•••.com` */
  readonly emailHint: string;
  /** The last two digits. */
  readonly phoneEnd: string;
}

/** What a correction of an order replaced, and by what. */
export type Correction =
  | { readonly kind: 'name'; readonly before: CorrectedName; readonly after: CorrectedName }
  | { readonly kind: 'contact'; readonly before: CorrectedContact; readonly after: CorrectedContact }
  | { readonly kind: 'contact'; readonly before: MaskedContact; readonly after: MaskedContact };

/** The correction of a contact while both addresses are known. */
export type ContactCorrection = Extract<Correction, { readonly before: CorrectedContact }>;

/** Tells whether a correction is of a contact whose addresses are still known. */
export function isContactKnown(correction: Correction | undefined): correction is ContactCorrection {
  return correction?.kind === 'contact' && 'email' in correction.before;
}

/** A correction that was made, of the traveller at a place of the order or of the contact. */
export interface MadeCorrection {
  readonly position: number | null;
  readonly correction: Correction;
}
