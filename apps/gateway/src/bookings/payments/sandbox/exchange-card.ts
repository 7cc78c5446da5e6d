import { createHash, randomBytes } from 'node:crypto';

import type { CardDetails, CardToken } from '@airline/contract';
import { isLuhnValid } from '@airline/validation/luhn';

import type { Database } from '../../../database/database.ts';
import type { Refused } from '../../../http/refusal.ts';
import { sandboxToken } from './sandbox-schema.ts';
import { testCards } from './test-cards.ts';

const tokenLifetimeMs = 15 * 60 * 1000;

const brandPatterns: readonly (readonly [RegExp, CardToken['brand'], number])[] = [
  [/^4/, 'visa', 3],
  [/^(5[1-5]|2[2-7])/, 'mastercard', 3],
  [/^3[47]/, 'amex', 4],
  [/^(6011|65)/, 'discover', 3],
];

/**
 * Exchanges a card for a token that pays once within 15 minutes, or says which fields are wrong:
 *
 * - `/number`: `luhn` when its check digit is wrong, `notATestCard` when it is not one of the published ones;
 * - `/expiryMonth`: `cardExpired`; a card is good until its month ends everywhere;
 * - `/securityCode`: `length`, which is four digits for American Express and three for others.
 *
 * Only the last four digits are kept, and a fingerprint.
 */
export async function exchangeCard(
  db: Database,
  card: CardDetails,
  now: Date,
): Promise<{ readonly token: CardToken } | Refused> {
  const { number, expiryMonth, expiryYear, securityCode } = card;
  const known = testCards.find((testCard) => testCard.number === number);
  const [, brand, codeLength] = brandPatterns.find(([pattern]) => pattern.test(number)) ?? [/^/, 'unknown', 3];
  const faults = [];
  if (!isLuhnValid(number)) faults.push({ pointer: '/number', code: 'luhn' });
  else if (known === undefined) faults.push({ pointer: '/number', code: 'notATestCard' });
  // The month ends last where clocks are twelve hours behind UTC.
  if (Date.UTC(expiryYear, expiryMonth, 1, 12) <= now.getTime()) {
    faults.push({ pointer: '/expiryMonth', code: 'cardExpired' });
  }
  if (securityCode.length !== codeLength) {
    faults.push({ pointer: '/securityCode', code: 'length', params: { digits: codeLength } });
  }
  if (known === undefined || faults.length > 0) {
    const title = 'The card has fields that are not right.';
    return { refused: { kind: 'plain', status: 422, title, errors: faults } };
  }
  const token = `tok_${randomBytes(24).toString('base64url')}`;
  const lastFour = number.slice(-4);
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  // Of a published number: a company with real cards takes a key that nobody has.
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 22);
  await db.insert(sandboxToken).values({ token, outcome: known.outcome, brand, lastFour, fingerprint, expiresAt });
  return { token: { token, brand, lastFour, expiresAt: expiresAt.toISOString() } };
}
