import { createHmac, timingSafeEqual } from 'node:crypto';

import { addLanguage, type Language, type TripLink } from '@airline/contract';
import { buildPath } from '@airline/links';
import { eq } from 'drizzle-orm';

import { maskEmail } from '../../accounts/identity/rules/mask-email.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import type { OrderCorrectionRow } from '../orders/order-correction-schema.ts';
import { isContactKnown } from '../orders/rules/correction.ts';
import type { BookingServices } from '../orders/services.ts';
import { contactJobs } from './contact-jobs.ts';
import { readCorrections, undoContactCorrection } from './correction-store.ts';
import { undoableUntil } from '../orders/rules/contact-undo.ts';

type LinkServices = Pick<BookingServices, 'secretFor'>;

type CorrectionId = Pick<OrderCorrectionRow, 'orderId' | 'number'>;

/** Gives the address that a mail about a corrected contact leads to: the page behind it gives the trip back. */
export async function toUndoUrl(
  services: LinkServices & Pick<BookingServices, 'publicOrigin'>,
  { recordLocator, language, ...id }: CorrectionId & { readonly recordLocator: string; readonly language: Language },
): Promise<string> {
  const page = services.publicOrigin + buildPath('trip-undo-contact', { recordLocator });
  // In the fragment, which no server, no log and no Referer has.
  return `${addLanguage(page, language)}#link=${await toUndoSecret(services, id)}`;
}

/**
 * Takes back the correction of a contact whose link somebody has; done twice it is done once.
 *
 * A secret is compared for a locator that nobody has as well, so that the time of the answer does not tell which exist.
 */
export async function undoContact(
  services: Pick<BookingServices, 'db' | 'now' | 'secretFor'>,
  { recordLocator, secret }: TripLink,
): Promise<{ readonly recordLocator: string; readonly emailHint: string } | Refused> {
  const { db, now } = services;
  const [order] = await db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(eq(bookingOrder.recordLocator, recordLocator.toUpperCase()));
  const corrections = order === undefined ? [] : await readCorrections(db, order.id);
  const linked = await findLinked(services, [nobodys, ...corrections], secret);
  if (linked?.correction.kind !== 'contact') return refusedByName('linkInvalid');
  const at = now();
  const { orderId, number, correction, undoneAt } = linked;
  if (undoneAt === null && at >= undoableUntil(linked)) return refusedByName('linkExpired');
  const given = { recordLocator: recordLocator.toUpperCase() };
  // It was taken back a while ago: nothing is left to do.
  if (!isContactKnown(correction)) return { ...given, emailHint: correction.before.emailHint };
  await undoContactCorrection(
    db,
    { orderId, number },
    ({ email }) =>
      contactJobs(orderId, {
        number,
        before: email,
        after: correction.before.email,
        event: 'undone',
        isUndoable: false,
      }),
    at,
  );
  return { ...given, emailHint: maskEmail(correction.before.email) };
}

const nobodys = { orderId: '00000000-0000-0000-0000-000000000000', number: 0 };

async function findLinked(
  services: LinkServices,
  corrections: readonly (OrderCorrectionRow | CorrectionId)[],
  secret: string,
): Promise<OrderCorrectionRow | undefined> {
  let linked: OrderCorrectionRow | undefined;
  for (const correction of corrections) {
    const isRight = isSame(await toUndoSecret(services, correction), secret);
    if (isRight && 'kind' in correction) linked = correction;
  }
  return linked;
}

/** Made by a key that no client has, so that every instance gives the same one and none is stored. */
async function toUndoSecret({ secretFor }: LinkServices, { orderId, number }: CorrectionId): Promise<string> {
  return createHmac('sha256', await secretFor('tripLink'))
    .update(JSON.stringify(['undo contact', orderId, number]))
    .digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
