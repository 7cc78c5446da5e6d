import type { LookupRequest } from '@airline/contract';

import type { RequestTrace } from '../../http/request-origin.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import type { AccountServices } from '../identity/services.ts';

/**
 * Accepts a request for a link.
 *
 * Nothing here looks for an account: one row is written for everybody alike, and a worker finds out the rest once the answer is
 * out, how much was mailed lately among it. So neither the body nor the time of the answer reveals whether there is an account,
 * and nobody is refused because somebody else asked for the same one.
 */
export async function requestLink(
  { db, now }: AccountServices,
  request: LookupRequest,
  { reference, addressHash }: RequestTrace,
): Promise<void> {
  await enqueueAccountJob(db, 'accountLookup', { request, trace: { reference, addressHash } }, now());
}
