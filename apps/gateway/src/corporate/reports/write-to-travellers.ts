import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { RequestTrace } from '../../http/request-origin.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import type { Database } from '../../database/database.ts';
import type { KeyedRequest } from '../../database/idempotency-key-store.ts';
import type { AccountAccess } from '../../http/access.ts';
import { type NamedRefusal, type Refused, refusedByName } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { AccessedCompany } from './company-of-access.ts';
import type { CorporateJobs } from './corporate-jobs.ts';
import { travellerMessage } from './report-schema.ts';
import { findWhereabouts, isAbout } from './whereabouts.ts';

/** More travellers than any company has under way. */
const everybody = 100_000;

/** A message as it was asked for. */
export interface AskedMessage extends KeyedRequest {
  readonly access: AccountAccess;
  readonly company: Pick<AccessedCompany, 'companyId'>;
  readonly station: string;
  readonly message: string;
  readonly trace: RequestTrace;
}

/** Writes to everybody who is at a station or on the way there: once for a key, and one mail for a trip. */
export async function writeToTravellers(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  asked: AskedMessage,
): Promise<
  | { readonly travellers: number; readonly mails: number }
  | Refused<NamedRefusal<'nobodyThere' | 'idempotencyKeyReused'>>
> {
  const { access, company, station, message, requestHash, trace } = asked;
  const { accountId, sessionId } = access;
  const key = `${accountId} ${asked.key}`;
  const at = now();
  return db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(travellerMessage).where(eq(travellerMessage.key, key));
    if (before !== undefined) return answerAgain(before, requestHash);
    const found = await findWhereabouts(transaction, company.companyId, at, everybody);
    const there = found.filter((whereabout) => isAbout(whereabout, station));
    if (there.length === 0) return refusedByName('nobodyThere');
    const orderIds = [...new Set(there.map(({ orderId }) => orderId))];
    const written = { travellers: there.length, mails: orderIds.length };
    const { companyId } = company;
    const inserted = await transaction
      .insert(travellerMessage)
      .values({ key, requestHash, companyId, accountId, station, ...written, at })
      .onConflictDoNothing()
      .returning({ key: travellerMessage.key });
    if (inserted.length === 0) {
      const [other] = await transaction.select().from(travellerMessage).where(eq(travellerMessage.key, key));
      if (other !== undefined) return answerAgain(other, requestHash);
    }
    const messageId = randomUUID();
    await insertJobs(
      transaction,
      orderIds.map((orderId) => ({
        kind: 'travellerMessageMail',
        key: `${messageId} ${orderId}`,
        payload: { orderId, station, message, messageId } satisfies CorporateJobs['travellerMessageMail'],
      })),
      at,
    );
    const { reference, addressHash } = trace;
    const details = { station, ...written };
    const event = 'travellersWritten';
    await recordSecurityEvent(transaction, { event, at, accountId, sessionId, reference, addressHash, details });
    return written;
  });
}

function answerAgain({ requestHash, travellers, mails }: typeof travellerMessage.$inferSelect, asked: string) {
  return requestHash === asked ? { travellers, mails } : refusedByName('idempotencyKeyReused');
}
