import { randomUUID } from 'node:crypto';

import type { CompanySignup, CompanySignupRequest } from '@airline/contract';
import { eq, lte } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { KeyedRequest } from '../../database/idempotency-key-store.ts';
import { type NamedRefusal, type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { companySignup } from './signup-schema.ts';

type SignupRow = typeof companySignup.$inferSelect;

const signupMs = 48 * 60 * 60 * 1000;

/** A sign-up as it was asked for. */
export interface AskedSignup extends KeyedRequest {
  readonly signup: CompanySignupRequest;
  readonly trace: RequestTrace;
}

/**
 * Keeps who signs a company up until the mailed link proves the address. Whose address it is is looked at nowhere: the answer and its
 * time say nothing.
 */
export async function signUpCompany(
  { db, now, settings }: Pick<AccountServices, 'db' | 'now' | 'settings'>,
  { key, requestHash, signup, trace }: AskedSignup,
): Promise<Refused | undefined> {
  if (!settings.current().config.products.includes(signup.product)) {
    return refusedFields([{ pointer: '/product', code: 'invalid' }]);
  }
  const at = now();
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const expiresAt = new Date(at.getTime() + signupMs);
    const inserted = await tx
      .insert(companySignup)
      .values({ id, key, requestHash, ...signup, askedAt: at, expiresAt })
      .onConflictDoNothing({ target: companySignup.key })
      .returning({ id: companySignup.id });
    if (inserted.length === 0) {
      const [before] = await tx.select().from(companySignup).where(eq(companySignup.key, key));
      return before?.requestHash === requestHash ? undefined : refusedByName('idempotencyKeyReused');
    }
    await enqueueAccountJob(tx, 'companySignup', { signupId: id }, at);
    const { reference, addressHash } = trace;
    await recordSecurityEvent(tx, { event: 'companySignupRequested', at, reference, addressHash });
    return undefined;
  });
}

/** Shows the sign-up of a mailed link. */
export async function showSignup(
  services: Pick<AccountServices, 'db' | 'now' | 'secretFor'>,
  token: string,
): Promise<CompanySignup | Refused> {
  const found = await findSignup(services, services.db, token);
  if ('refused' in found) return found;
  const { companyName, registrationNumber, firstName, lastName, email, product, language, expiresAt } = found;
  return {
    companyName,
    ...(registrationNumber === null ? {} : { registrationNumber }),
    firstName,
    lastName,
    email,
    product,
    language,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Finds the open sign-up of a mailed link, or says why there is none. */
export async function findSignup(
  services: Pick<AccountServices, 'now' | 'secretFor'>,
  db: Database,
  token: string,
): Promise<SignupRow | Refused<NamedRefusal<'linkInvalid' | 'linkExpired' | 'linkUsed'>>> {
  const id = await readMailedToken(services, 'companySignup', token);
  if (id === undefined) return refusedByName('linkInvalid');
  const [found] = await db.select().from(companySignup).where(eq(companySignup.id, id)).for('update');
  if (found === undefined || found.expiresAt <= services.now()) return refusedByName('linkExpired');
  return found.companyId === null ? found : refusedByName('linkUsed');
}

/** Erases the sign-ups whose link is over, with all that they say. */
export async function deleteSignupsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(companySignup).where(lte(companySignup.expiresAt, instant));
}
