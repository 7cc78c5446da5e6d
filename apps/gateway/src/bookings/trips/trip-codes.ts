import { createHmac, randomInt } from 'node:crypto';

import type { BookingServices } from '../orders/services.ts';
import { type CodeComparison, compareTripCode, replaceTripCode } from './trip-code-store.ts';

export const tripCodeLifetimeMs = 10 * 60 * 1000;

const digits = 6;

type CodeServices = Pick<BookingServices, 'db' | 'now' | 'secretFor'>;

/** Draws a new code for the contact of a trip, in place of the one before; it is kept as a hash alone. */
export async function issueTripCode(services: CodeServices, orderId: string): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const expiresAt = new Date(services.now().getTime() + tripCodeLifetimeMs);
  await replaceTripCode(services.db, { orderId, codeHash: await hashCode(services, orderId, code), expiresAt });
  return code;
}

/** Compares a code that somebody typed with the one that was mailed to the contact of a trip. */
export async function checkTripCode(services: CodeServices, orderId: string, code: string): Promise<CodeComparison> {
  return compareTripCode(services.db, { orderId, codeHash: await hashCode(services, orderId, code) }, services.now());
}

async function hashCode({ secretFor }: CodeServices, orderId: string, code: string): Promise<string> {
  return createHmac('sha256', await secretFor('tripCode'))
    .update(`${orderId}\n${code}`)
    .digest('base64url');
}
