import { findAccountById } from '../../accounts/identity/account-store.ts';
import { enqueueNotice } from '../../accounts/identity/enqueue-notice.ts';
import type { Database } from '../../database/database.ts';
import type { Confirmation } from './confirm-order-store.ts';
import type { OrderRow } from './order-store.ts';

/**
 * Enqueues the notice that an account's points paid an order, or a change of one: to the account's own address, whichever contact the
 * order has.
 */
export async function notifyPointsSpent(
  db: Database,
  { accountId, offer }: Pick<OrderRow, 'accountId' | 'offer'>,
  {
    recordLocator,
    passengers,
    points,
  }: Pick<Confirmation, 'recordLocator' | 'passengers'> & { readonly points: number },
  now: Date,
): Promise<void> {
  const holder = accountId === null ? undefined : await findAccountById(db, accountId);
  const legs = offer.bounds[0]?.itinerary.legs ?? [];
  const [first, last] = [legs[0], legs.at(-1)];
  if (holder === undefined || first === undefined || last === undefined) return;
  const { account } = holder;
  const spent = {
    points,
    recordLocator,
    from: first.from,
    to: last.to,
    departsAt: first.departsAt,
    travellers: passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    spentAt: now.toISOString(),
  };
  const destination = { surface: 'traveller' } as const;
  await enqueueNotice(db, { notice: 'pointsSpent', account, language: account.language, destination, spent }, now);
}
