import { createHmac, timingSafeEqual } from 'node:crypto';

import { addLanguage, type Language, type TripLink } from '@airline/contract';
import { buildPath } from '@airline/links';
import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { bookingOrder, orderCancellation } from '../orders/order-schema.ts';
import type { BookingServices } from '../orders/services.ts';
import { tripLinkExpiresAt } from './rules/trip-link.ts';

type LinkServices = Pick<BookingServices, 'secretFor'>;

/** What the secret of a link is made of: with another contact, or once the trip is cancelled, it is another secret. */
interface LinkContent {
  readonly orderId: string;
  readonly email: string;
  readonly isCancelled: boolean;
}

/** Gives the addresses that a mail about a trip leads to. Each opens its page without the names. */
export async function toTripUrls(
  services: LinkServices & Pick<BookingServices, 'publicOrigin'>,
  {
    recordLocator,
    language,
    ...content
  }: LinkContent & { readonly recordLocator: string; readonly language: Language },
): Promise<{ readonly tripUrl: string; readonly cancelUrl: string }> {
  // In the fragment, which no server, no log and no Referer has; the page takes it out of the address.
  const fragment = `#link=${await toLinkSecret(services, content)}`;
  const toUrl = (path: string): string => addLanguage(services.publicOrigin + path, language) + fragment;
  return {
    tripUrl: toUrl(buildPath('trip', { recordLocator })),
    cancelUrl: toUrl(buildPath('air-cancel-trip', { recordLocator })),
  };
}

/**
 * Finds the order whose mailed link somebody opens; `undefined` where the link is over or none of ours.
 *
 * A secret is compared for a locator that nobody has as well, so that the time of the answer does not tell which exist.
 */
export async function findLinkedOrder(
  { db, now, secretFor }: Pick<BookingServices, 'db' | 'now' | 'secretFor'>,
  { recordLocator, secret }: TripLink,
): Promise<string | undefined> {
  const found = await readLinkedOrder(db, recordLocator.toUpperCase());
  const { bounds, cancelledAt, ...content } = found ?? nobodysTrip;
  const expected = await toLinkSecret({ secretFor }, { ...content, isCancelled: cancelledAt !== undefined });
  if (!isSame(expected, secret) || found === undefined) return undefined;
  return now() < tripLinkExpiresAt({ bounds, cancelledAt }) ? found.orderId : undefined;
}

const nobodysTrip = { orderId: '00000000-0000-0000-0000-000000000000', email: '', bounds: [], cancelledAt: undefined };

async function readLinkedOrder(db: Database, recordLocator: string) {
  const [row] = await db
    .select({
      orderId: bookingOrder.id,
      email: bookingOrder.email,
      offer: bookingOrder.offer,
      cancelledAt: orderCancellation.cancelledAt,
    })
    .from(bookingOrder)
    .leftJoin(orderCancellation, eq(orderCancellation.orderId, bookingOrder.id))
    .where(eq(bookingOrder.recordLocator, recordLocator));
  if (row === undefined) return undefined;
  const { offer, cancelledAt, ...order } = row;
  return { ...order, bounds: offer.bounds, cancelledAt: cancelledAt ?? undefined };
}

/** Made by a key that no client has, so that every instance gives the same one and none is stored. */
async function toLinkSecret(
  { secretFor }: LinkServices,
  { orderId, email, isCancelled }: LinkContent,
): Promise<string> {
  return createHmac('sha256', await secretFor('tripLink'))
    .update(JSON.stringify([orderId, email, isCancelled]))
    .digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
