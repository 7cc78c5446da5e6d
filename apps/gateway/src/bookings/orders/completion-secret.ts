import { createHmac, timingSafeEqual } from 'node:crypto';

import type { ExtraKind, OrderOutcome } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { BookingServices } from './services.ts';

type SecretServices = Pick<BookingServices, 'secretFor'>;

/**
 * Gives what proves, beside its id, that a waiting order, or a waiting change of one, is one's own. It is made of the id by a key that
 * no client has, so that every instance gives the same one and none is stored.
 */
export async function toCompletionSecret({ secretFor }: SecretServices, id: string): Promise<string> {
  return createHmac('sha256', await secretFor('completion'))
    .update(id)
    .digest('base64url');
}

/** Tells whether a secret is that of an order or a change, in the same time whatever it is. */
export async function isCompletionSecret(services: SecretServices, id: string, secret: string): Promise<boolean> {
  const [expected, given] = [Buffer.from(await toCompletionSecret(services, id)), Buffer.from(secret)];
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

/** Gives where the bank sends a person back to who changes a trip: to the page of the change, with the secret in its fragment. */
export async function toChangeReturnUrl(
  services: SecretServices & Pick<BookingServices, 'publicOrigin'>,
  { changeId, recordLocator }: { readonly changeId: string; readonly recordLocator: string },
): Promise<string> {
  const page = `${services.publicOrigin}${buildPath('air-change-trip', { recordLocator })}?change=${changeId}`;
  return `${page}#completion=${await toCompletionSecret(services, changeId)}`;
}

/** Gives where the bank or PayPal sends a person back to who buys extras: to the page of those, with the secret in its fragment. */
export async function toExtrasReturnUrl(
  services: SecretServices & Pick<BookingServices, 'publicOrigin'>,
  {
    purchaseId,
    recordLocator,
    kind,
  }: { readonly purchaseId: string; readonly recordLocator: string; readonly kind: ExtraKind },
): Promise<string> {
  const page = `${services.publicOrigin}${buildPath(extraPages[kind], { recordLocator })}?purchase=${purchaseId}`;
  return `${page}#completion=${await toCompletionSecret(services, purchaseId)}`;
}

const extraPages = {
  bag: 'air-baggage-trip',
  earlyBird: 'air-early-bird-trip',
  upgradedBoarding: 'air-upgraded-boarding-trip',
  seat: 'air-seat-trip',
} as const satisfies Readonly<Record<ExtraKind, string>>;

/** Gives the outcome of an order that waits for its payment. */
export async function toWaiting(
  services: SecretServices,
  orderId: string,
  holdExpiresAt: Date,
): Promise<OrderOutcome & { readonly status: 'processing' }> {
  const completionSecret = await toCompletionSecret(services, orderId);
  return { status: 'processing', orderId, completionSecret, holdExpiresAt: holdExpiresAt.toISOString() };
}
