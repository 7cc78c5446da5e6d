import type { WaitingPointsRequest } from '@airline/contract';

import { findAccountById } from '../../accounts/identity/account-store.ts';
import { enqueueNotice } from '../../accounts/identity/enqueue-notice.ts';
import { isMailWanted } from '../../accounts/identity/mail-choice-store.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { pointsOfBounds } from '../../loyalty/points/rules/earned-points.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import type { BookingServices } from '../orders/services.ts';
import { decideRequest, insertEarnedPoints, readWaitingRequests } from './points-request-store.ts';

/** Lists the requests for missing points that wait, the oldest first. */
export async function listWaitingRequests({
  db,
}: Pick<BookingServices, 'db'>): Promise<readonly WaitingPointsRequest[]> {
  return (await readWaitingRequests(db)).map(({ id, recordLocator, accountNumber, reason, points, askedAt }) => ({
    id,
    recordLocator: recordLocator ?? '',
    accountNumber: accountNumber ?? '',
    reason: reason ?? 'otherNumber',
    points,
    askedAt: askedAt.toISOString(),
  }));
}

/** Credits the points of a request that waits, or turns it down; the member is written to, unless they want no such mails. */
export async function decidePoints(
  { db, now }: Pick<BookingServices, 'db' | 'now'>,
  { accountId: by, sessionId }: AccountAccess,
  { requestId, isCredited }: { readonly requestId: string; readonly isCredited: boolean },
  { reference, addressHash }: RequestTrace,
): Promise<Refused | undefined> {
  const at = now();
  return db.transaction(async (tx) => {
    const decided = await decideRequest(tx, requestId, isCredited ? 'credited' : 'declined', at);
    if (decided === undefined) return refusedByName('pointsRequestNotWaiting');
    const { accountId, orderId, points } = decided;
    const trip = await readBookedTrip(tx, { orderId });
    if (trip === undefined) return refusedByName('pointsRequestNotWaiting');
    if (isCredited) {
      const earned = pointsOfBounds(trip.offer).filter((each) => each.points > 0);
      await insertEarnedPoints(tx, { accountId, orderId }, earned, at);
    }
    await recordSecurityEvent(tx, {
      event: 'pointsRequestDecided',
      at,
      accountId: by,
      sessionId,
      reference,
      addressHash,
      details: { request: requestId, isCredited },
    });
    const found = await findAccountById(tx, accountId);
    if (found === undefined || !(await isMailWanted(tx, accountId, 'points'))) return undefined;
    const { account } = found;
    const asked = { points, recordLocator: trip.recordLocator };
    const notice = isCredited ? 'pointsCredited' : 'pointsDeclined';
    const { language } = account;
    await enqueueNotice(tx, { notice, account, language, destination: { surface: 'traveller' }, asked }, at);
    return undefined;
  });
}
