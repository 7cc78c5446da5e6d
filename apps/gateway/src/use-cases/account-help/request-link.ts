import type { LookupRequest } from '@airline/contract';

import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { enqueueTask } from '../../store/account-tasks.ts';
import { loginKeyOf } from '../../store/identity-accounts.ts';

/**
 * Takes a request for a link, or gives the seconds until the next one is taken.
 *
 * Nothing here looks for an account: two counts and one row are written for everybody alike, and a worker finds out the
 * rest once the answer is out. So the answer cannot tell, in its body or by its time, whether there is an account.
 */
export async function requestLink(
  { db, limits, now }: IdentityServices,
  request: LookupRequest,
  { address, reference, addressHash }: RequestTrace,
): Promise<number | undefined> {
  const counted = [
    await limits.limitRate('linkAddress', address),
    await limits.limitRate('linkAccount', `${request.purpose} ${subjectOf(request)}`),
  ];
  const exceeded = counted.find(({ isExceeded }) => isExceeded);
  if (exceeded !== undefined) return exceeded.retryAfterSeconds;
  await enqueueTask(db, { kind: 'lookup', request, trace: { reference, addressHash } }, now());
  return undefined;
}

function subjectOf(request: LookupRequest): string {
  switch (request.purpose) {
    case 'forgotUsername':
      return loginKeyOf(request.email);
    case 'resetPassword':
    case 'confirmEnrollment':
      return loginKeyOf(request.username);
    case 'completeSetup':
      return loginKeyOf(request.accountNumber);
  }
}
