import type { LinkPurpose } from '@airline/contract';

/** What decides which mail an account's person needs. */
export interface AccountState {
  readonly status: 'pending' | 'active' | 'held' | 'disabled' | 'erased';
  readonly hasPassword: boolean;
}

/**
 * Tells which link helps the person of an account who asked for a password, or that the account is closed.
 *
 * They may ask for the wrong thing: who has no password yet sets the account up, who has one sets a new one, and who has
 * not confirmed the enrolment does that. A held account gets its new password, and stays held.
 */
export function linkNeeded({ status, hasPassword }: AccountState): LinkPurpose | 'accountClosed' | undefined {
  if (status === 'erased') return undefined;
  if (status === 'disabled') return 'accountClosed';
  if (!hasPassword) return 'completeSetup';
  return status === 'pending' ? 'confirmEnrollment' : 'resetPassword';
}
