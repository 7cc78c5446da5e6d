import { randomInt } from 'node:crypto';

import type { Language, SupportRequest, SupportTopic } from '@airline/contract';
import { mostSupportRequests } from '@airline/contract';
import { desc, eq, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { KeyedRequest } from '../../database/idempotency-key-store.ts';
import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { findCompanyAccess } from './company-access.ts';
import { makeSupportReference } from './rules/support-reference.ts';
import { supportRequest } from './support-schema.ts';

/** A message to support as it was asked for. */
export interface AskedSupport extends KeyedRequest {
  readonly access: AccountAccess;
  readonly topic: SupportTopic;
  readonly message: string;
  readonly language: Language;
  readonly trace: RequestTrace;
}

/** Keeps a message to support with its two mails: once for a key. */
export async function writeToSupport(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  { access, key: sentKey, requestHash, topic, message, language, trace }: AskedSupport,
): Promise<SupportRequest | Refused> {
  const { accountId, sessionId } = access;
  const key = `${accountId} ${sentKey}`;
  const at = now();
  return db.transaction(async (tx) => {
    const found = await findCompanyAccess(tx, accountId, 'writeToSupport');
    if ('refused' in found) return found;
    const reference = makeSupportReference(randomInt);
    const { companyId } = found;
    const inserted = await tx
      .insert(supportRequest)
      .values({ reference, key, requestHash, companyId, accountId, topic, message, language, at })
      .onConflictDoNothing({ target: supportRequest.key })
      .returning();
    const [written] = inserted;
    if (written === undefined) {
      const [before] = await tx.select().from(supportRequest).where(eq(supportRequest.key, key));
      return before?.requestHash === requestHash ? toRequest(before) : refusedByName('idempotencyKeyReused');
    }
    await enqueueAccountJob(tx, 'supportMail', { reference, to: 'desk' }, at);
    await enqueueAccountJob(tx, 'supportMail', { reference, to: 'writer' }, at);
    const details = { topic, request: reference };
    const { reference: requestId, addressHash } = trace;
    const event = 'supportWritten';
    await recordSecurityEvent(tx, {
      event,
      at,
      accountId,
      sessionId,
      reference: requestId,
      addressHash,
      details,
    });
    return toRequest(written);
  });
}

/** Lists what an account has written to support, the newest first. */
export async function listSupportRequests(db: Database, accountId: string): Promise<SupportRequest[]> {
  const rows = await db
    .select()
    .from(supportRequest)
    .where(eq(supportRequest.accountId, accountId))
    .orderBy(desc(supportRequest.at), supportRequest.reference)
    .limit(mostSupportRequests);
  return rows.map(toRequest);
}

/** Deletes what was written to support before an instant. */
export async function deleteSupportRequestsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(supportRequest).where(lt(supportRequest.at, instant));
}

function toRequest({ reference, topic, message, at }: typeof supportRequest.$inferSelect): SupportRequest {
  return { reference, topic, message, at: at.toISOString() };
}
