import { createHmac, timingSafeEqual } from 'node:crypto';

import type { OrderOutcome } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { BookingServices } from './services.ts';

type SecretServices = Pick<BookingServices, 'secretFor'>;

/**
 * Gives what proves, beside its id, that a waiting order is one's own. It is made of the id by a key that no client has, so
 * that every instance gives the same one and none is stored.
 */
export async function toCompletionSecret({ secretFor }: SecretServices, orderId: string): Promise<string> {
  return createHmac('sha256', await secretFor('completion'))
    .update(orderId)
    .digest('base64url');
}

/** Tells whether a secret is the order's, in the same time whatever it is. */
export async function isCompletionSecret(services: SecretServices, orderId: string, secret: string): Promise<boolean> {
  const [expected, given] = [Buffer.from(await toCompletionSecret(services, orderId)), Buffer.from(secret)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Gives where the bank sends a person back to. The secret stands in the fragment, which no server and no log reads. */
export async function toReturnUrl(
  services: SecretServices & Pick<BookingServices, 'publicOrigin'>,
  orderId: string,
): Promise<string> {
  const review = `${services.publicOrigin}${buildPath('air-booking-review')}?order=${orderId}`;
  return `${review}#completion=${await toCompletionSecret(services, orderId)}`;
}

/** Gives the outcome of an order that waits for its payment. */
export async function toWaiting(
  services: SecretServices,
  orderId: string,
  holdExpiresAt: Date,
): Promise<OrderOutcome & { readonly status: 'processing' }> {
  const completionSecret = await toCompletionSecret(services, orderId);
  return { status: 'processing', orderId, completionSecret, holdExpiresAt: holdExpiresAt.toISOString() };
}
