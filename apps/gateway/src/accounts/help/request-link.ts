import type { LookupRequest } from '@airline/contract';

import { type Refused, refusedForNow } from '../../http/refusal.ts';
import type { AccountServices } from '../identity/services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import { toLoginKey } from '../identity/account-store.ts';

/**
 * Accepts a request for a link, or refuses it for now.
 *
 * Nothing here looks for an account: one count and one row are written for everybody alike, and a worker finds out the
 * rest once the answer is out. So neither the body nor the time of the answer reveals whether there is an account.
 */
export async function requestLink(
  { db, limits, now }: AccountServices,
  request: LookupRequest,
  { reference, addressHash }: RequestTrace,
): Promise<Refused | undefined> {
  const counted = await limits.limitRate('linkAccount', `${request.purpose} ${findSubject(request)}`);
  if (counted.isExceeded) return refusedForNow(counted);
  await enqueueAccountJob(db, 'accountLookup', { request, trace: { reference, addressHash } }, now());
  return undefined;
}

function findSubject(request: LookupRequest): string {
  switch (request.purpose) {
    case 'forgotUsername':
      return toLoginKey(request.email);
    case 'resetPassword':
    case 'confirmEnrollment':
      return toLoginKey(request.username);
    case 'completeSetup':
      return toLoginKey(request.accountNumber);
  }
}
