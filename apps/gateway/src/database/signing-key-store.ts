import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from './database.ts';
import { signingKey } from './signing-key-schema.ts';

/**
 * What the shared secrets are for: offers, completions of orders, codes of trips, mailed links of trips, of watches of fares, of alerts of
 * flights, of ways on after disruptions of invitations to companies, of sign-ups of companies, of requests for approval and of mails about promotions, addresses of reports' files and links of reports' mails, the hashes of addresses and limits,
 * second factors, client secrets of companies' providers, successors of refresh tokens.
 */
export type SigningPurpose =
  | 'offer'
  | 'completion'
  | 'tripCode'
  | 'tripLink'
  | 'fareWatch'
  | 'flightAlert'
  | 'disruptionLink'
  | 'reportFile'
  | 'reportMail'
  | 'companyInvitation'
  | 'companyApproval'
  | 'companySignup'
  | 'promotionMail'
  | 'pseudonym'
  | 'secondFactor'
  | 'singleSignOn'
  | 'refreshToken';

/**
 * Gives the 32 secret bytes that every instance signs with for a purpose; the first one that asks makes them.
 *
 * Kept in the database, so that what one instance signed before a restart is valid after it and on the others.
 */
export async function readSigningKey(db: Database, purpose: SigningPurpose, now: Date): Promise<Uint8Array> {
  await db
    .insert(signingKey)
    .values({ purpose, secret: randomBytes(32).toString('base64url'), createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(signingKey).where(eq(signingKey.purpose, purpose));
  if (row === undefined) throw new Error(`The key for '${purpose}' was written and is not there.`);
  return Buffer.from(row.secret, 'base64url');
}
