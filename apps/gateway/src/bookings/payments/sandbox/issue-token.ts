import { createHash, randomBytes } from 'node:crypto';

import type { CardDetails, CardToken, WalletPayment } from '@airline/contract';

import type { Database } from '../../../database/database.ts';
import { cardSchemeOf } from './card-scheme.ts';
import { sandboxToken } from './sandbox-schema.ts';
import type { TestCard } from './test-cards.ts';

/** How long a token pays. */
export const tokenLifetimeMs = 15 * 60 * 1000;

/**
 * Issues a token of a test card that pays once within 15 minutes; where a wallet asks, as that wallet alone, and the amount that was
 * agreed to. Only the last four digits are kept, and a fingerprint.
 */
export async function issueToken(
  db: Database,
  { number, outcome }: TestCard,
  agreed: Pick<WalletPayment, 'wallet' | 'amount'> | undefined,
  now: Date,
  printed: Partial<Pick<CardDetails, 'expiryMonth' | 'expiryYear' | 'holderName'>> = {},
): Promise<CardToken> {
  const token = `tok_${randomBytes(24).toString('base64url')}`;
  const { brand } = cardSchemeOf(number);
  const lastFour = number.slice(-4);
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  // Of a published number: a company with real cards takes a key that nobody has.
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 22);
  const bound = agreed === undefined ? {} : { wallet: agreed.wallet, ...agreed.amount };
  await db
    .insert(sandboxToken)
    .values({ token, outcome, brand, lastFour, fingerprint, expiresAt, ...bound, ...printed });
  return { token, brand, lastFour, expiresAt: expiresAt.toISOString() };
}
