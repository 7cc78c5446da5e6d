import { createHmac, randomInt } from 'node:crypto';

import type { BookingServices } from '../orders/services.ts';
import { type CodeComparison, compareTripCode, addTripCode } from './trip-code-store.ts';

export const tripCodeLifetimeMs = 10 * 60 * 1000;

const digits = 8;

type CodeServices = Pick<BookingServices, 'db' | 'now' | 'secretFor'>;

/** Draws one more code for the contact of a trip, kept as a hash alone; the earlier ones are good until their own time is over. */
export async function issueTripCode(services: CodeServices, orderId: string): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const now = services.now();
  const expiresAt = new Date(now.getTime() + tripCodeLifetimeMs);
  await addTripCode(services.db, { orderId, codeHash: await hashCode(services, orderId, code), expiresAt }, now);
  return code;
}

/** Compares a code that somebody typed with those that were mailed to the contact of a trip. */
export async function checkTripCode(services: CodeServices, orderId: string, code: string): Promise<CodeComparison> {
  return compareTripCode(services.db, { orderId, codeHash: await hashCode(services, orderId, code) }, services.now());
}

async function hashCode({ secretFor }: CodeServices, orderId: string, code: string): Promise<string> {
  return createHmac('sha256', await secretFor('tripCode'))
    .update(`${orderId}\n${code}`)
    .digest('base64url');
}
