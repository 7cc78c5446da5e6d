import type { Failure } from '@airline/gateway-client';

/** A login whose password was right, and whose account waits for the link that was mailed to its address. */
export interface Unconfirmed {
  readonly username: string;
  readonly maskedEmail: string;
}

/** Tells whether a login failed because its enrolment is not confirmed yet. */
export function unconfirmedOf(failure: Failure, username: string): Unconfirmed | undefined {
  if (failure.kind !== 'catalogue') return undefined;
  const { nextStep } = failure.problem;
  return nextStep?.kind === 'confirmEmail' ? { username, maskedEmail: nextStep.maskedEmail } : undefined;
}
