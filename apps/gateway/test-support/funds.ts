import { randomInt } from 'node:crypto';

import { travelCredit } from '../src/bookings/funds/fund-schema.ts';
import { createFundNumber } from '../src/bookings/funds/rules/fund-number.ts';
import type { Database } from '../src/database/database.ts';

/** Writes a fund of 200 dollars of Ana María Núñez-O’Hara that is good for a year, in no account by default; returns its number. */
export async function issueFund(
  db: Database,
  now: Date,
  values: Partial<typeof travelCredit.$inferInsert> = {},
): Promise<string> {
  const number = createFundNumber(randomInt);
  await db.insert(travelCredit).values({
    number,
    holderFirstName: 'Ana María',
    holderLastName: 'Núñez-O’Hara',
    amountMinor: 20_000,
    currency: 'USD',
    issuedAt: now,
    expiresOn: `${now.getUTCFullYear() + 1}${now.toISOString().slice(4, 10)}`,
    ...values,
  });
  return number;
}
