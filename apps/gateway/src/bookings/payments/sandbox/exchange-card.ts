import type { CardDetails, CardToken } from '@airline/contract';
import { isLuhnValid } from '@airline/validation/luhn';

import type { Database } from '../../../database/database.ts';
import type { Refused } from '../../../http/refusal.ts';
import { cardSchemeOf } from './card-scheme.ts';
import { issueToken } from './issue-token.ts';
import { testCards } from './test-cards.ts';

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
  const { codeLength } = cardSchemeOf(number);
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
  const { holderName } = card;
  return { token: await issueToken(db, known, undefined, now, { expiryMonth, expiryYear, holderName }) };
}
