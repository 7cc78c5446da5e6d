import type { MembershipTier } from '@airline/contract';

import type { Database } from '../../database/database.ts';

/** A member, as far as the programme names them. */
export interface ProgrammeMember {
  readonly accountNumber: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly memberSince: Date;
}

/** What tiers are worked out and shown with. Accounts stand above loyalty: what is theirs comes as functions. */
export interface TierServices {
  readonly db: Database;
  readonly now: () => Date;
  /** Reads a member; `undefined` of an account that is none. */
  readonly findMember: (accountId: string) => Promise<ProgrammeMember | undefined>;
  /** Keeps everybody else from an account until the transaction ends; false where it is no member's, or erased. */
  readonly lockMember: (tx: Database, accountId: string) => Promise<boolean>;
  /** Writes the tier that an account has now. */
  readonly setTier: (tx: Database, accountId: string, tier: MembershipTier) => Promise<void>;
}
