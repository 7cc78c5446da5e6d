import { randomInt, randomUUID } from 'node:crypto';

import { credentialWarningDays, mostReportCredentials, type ReportCredential } from '@airline/contract';
import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { insertAccount } from '../identity/account-store.ts';
import { account } from '../identity/identity-schema.ts';
import { makeOpaqueSecret } from '../identity/opaque-secret.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { endSessionsOf } from '../identity/session-store.ts';
import { findCompanyAccess, lockCompany } from './company-access.ts';
import { recordCompanyEvents } from './company-events.ts';
import { companyMember } from './company-schema.ts';
import { reportCredential } from './report-credential-schema.ts';
import { findReportCredential, readReportCredentials, type ReportCredentialRow } from './report-credential-store.ts';
import { makeServiceName } from './rules/service-name.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Who asks, and how the audit log knows the request. */
interface AskedBy {
  readonly access: AccountAccess;
  readonly trace: RequestTrace;
}

/** A credential as it was asked for. */
export interface WantedCredential extends AskedBy {
  readonly credentialId: string;
  readonly name: string;
  readonly days: number;
}

/** Lists the credentials of a company that are good now. */
export async function listReportCredentials(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  companyId: string,
): Promise<ReportCredential[]> {
  const rows = await readReportCredentials(db, companyId, now());
  const usernames = new Map(
    (
      await db
        .select({ id: account.id, username: account.username })
        .from(account)
        .where(and(eq(account.companyId, companyId), eq(account.kind, 'reportService')))
    ).map(({ id, username }) => [id, username ?? '']),
  );
  return rows.map(({ credential, madeBy }) =>
    toCredential(credential, usernames.get(credential.accountId) ?? '', madeBy),
  );
}

/**
 * Makes a credential: an account that fetches reports of the company and does nothing else. Its secret is random; what is stored is the
 * hash that passwords have.
 */
export async function makeReportCredential(
  { db, now, secrets }: Pick<AccountServices, 'db' | 'now' | 'secrets'>,
  { access: { accountId, sessionId }, trace, credentialId: id, name, days }: WantedCredential,
): Promise<{ readonly credential: ReportCredential; readonly secret: string } | Refused> {
  const allowed = await findCompanyAccess(db, accountId, 'makeReportCredential');
  if ('refused' in allowed) return allowed;
  const secret = makeOpaqueSecret();
  // Before the transaction: the hash takes long, and no other change of the company waits for it.
  const passwordHash = await secrets.hashSecret(secret, trace.address);
  return db.transaction(async (tx) => {
    const found = await findCompanyAccess(tx, accountId, 'makeReportCredential');
    if ('refused' in found) return found;
    const { companyId, member } = found;
    await lockCompany(tx, companyId);
    if ((await findReportCredential(tx, id)) !== undefined) return refusedByName('reportCredentialMade');
    const at = now();
    // What is over gives its name free, before the worker has looked at it.
    await endExpiredCredentials(tx, at, companyId);
    const others = await readReportCredentials(tx, companyId, at);
    if (others.length >= mostReportCredentials) return refusedByName('listFull');
    const isTaken = others.some((each) => each.credential.name.toLowerCase() === name.toLowerCase());
    if (isTaken) return refusedByName('reportCredentialNameTaken');
    const serviceId = randomUUID();
    const username = makeServiceName(randomInt);
    await insertAccount(tx, {
      id: serviceId,
      kind: 'reportService',
      status: 'active',
      username,
      companyId,
      language: 'es',
      passwordHash,
      passwordChangedAt: at,
      createdAt: at,
    });
    const row: ReportCredentialRow = {
      id,
      companyId,
      accountId: serviceId,
      name,
      lastFour: secret.slice(-4),
      madeBy: member.id,
      madeAt: at,
      expiresAt: new Date(at.getTime() + days * dayMs),
      lastUsedAt: null,
      // Who chose so few days knows it.
      warnedAt: days <= credentialWarningDays ? at : null,
      endedAt: null,
    };
    const inserted = await tx.insert(reportCredential).values(row).onConflictDoNothing().returning();
    // The request of another company took the id at this moment.
    if (inserted.length === 0) {
      await tx.delete(account).where(eq(account.id, serviceId));
      return refusedByName('reportCredentialMade');
    }
    const details = { name, changes: [{ field: 'expiresOn', after: row.expiresAt.toISOString().slice(0, 10) }] };
    await recordCompanyEvents(tx, [{ companyId, accountId, kind: 'reportCredentialMade', subjectId: id, details, at }]);
    const { reference, addressHash } = trace;
    const event = 'reportCredentialMade';
    const audited = { credential: id, service: serviceId, days };
    await recordSecurityEvent(tx, { event, at, accountId, sessionId, reference, addressHash, details: audited });
    return { credential: toCredential(row, username, member), secret };
  });
}

/** Turns a credential off: its account logs in no more, and what is logged in is out. */
export async function endReportCredential(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  { access: { accountId, sessionId }, trace, credentialId: id }: AskedBy & { readonly credentialId: string },
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const found = await findCompanyAccess(tx, accountId, 'endReportCredential');
    if ('refused' in found) return found;
    const { companyId } = found;
    await lockCompany(tx, companyId);
    const row = await findReportCredential(tx, id);
    if (row?.companyId !== companyId) return refusedByName('reportCredentialNotFound');
    if (row.endedAt !== null) return undefined;
    const at = now();
    await endCredential(tx, row, at);
    await recordCompanyEvents(tx, [
      {
        companyId,
        accountId,
        kind: 'reportCredentialEnded',
        subjectId: id,
        details: { name: row.name, changes: [] },
        at,
      },
    ]);
    const { reference, addressHash } = trace;
    const event = 'reportCredentialEnded';
    const details = { credential: id, service: row.accountId };
    await recordSecurityEvent(tx, { event, at, accountId, sessionId, reference, addressHash, details });
    return undefined;
  });
}

/** Ends the credentials whose time is over, of one company or of all, and says how many. */
export async function endExpiredCredentials(db: Database, now: Date, companyId?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(reportCredential)
      .where(
        and(
          isNull(reportCredential.endedAt),
          lte(reportCredential.expiresAt, now),
          companyId === undefined ? undefined : eq(reportCredential.companyId, companyId),
        ),
      )
      .limit(100)
      .for('update', { skipLocked: true });
    for (const row of due) {
      await endCredential(tx, row, now);
      const details = { name: row.name, changes: [] };
      const event = { companyId: row.companyId, accountId: undefined, kind: 'reportCredentialExpired' } as const;
      await recordCompanyEvents(tx, [{ ...event, subjectId: row.id, details, at: now }]);
    }
    return due.length;
  });
}

async function endCredential(db: Database, { id, accountId }: ReportCredentialRow, at: Date): Promise<void> {
  await db.update(reportCredential).set({ endedAt: at }).where(eq(reportCredential.id, id));
  await db
    .update(account)
    .set({ status: 'disabled', passwordHash: null })
    .where(and(eq(account.id, accountId), ne(account.status, 'erased')));
  await endSessionsOf(db, accountId, { reason: 'endedByOwner', now: at });
}

/** Leaves mails for the administrators of companies whose credentials expire within {@link credentialWarningDays}: once for each. */
export async function warnOfExpiringCredentials(db: Database, now: Date): Promise<number> {
  const until = new Date(now.getTime() + credentialWarningDays * dayMs);
  return db.transaction(async (tx) => {
    const warned = await tx
      .update(reportCredential)
      .set({ warnedAt: now })
      .where(
        and(
          isNull(reportCredential.warnedAt),
          isNull(reportCredential.endedAt),
          gt(reportCredential.expiresAt, now),
          lte(reportCredential.expiresAt, until),
        ),
      )
      .returning();
    for (const { id: credentialId, companyId } of warned) {
      const administrators = await tx
        .select({ id: companyMember.id })
        .from(companyMember)
        .where(
          and(
            eq(companyMember.companyId, companyId),
            eq(companyMember.state, 'active'),
            eq(companyMember.role, 'travelManager'),
            eq(companyMember.accessLevel, 'administrator'),
          ),
        );
      const jobs = administrators.map(({ id: memberId }) => ({
        kind: 'credentialExpiryMail',
        key: `${credentialId} ${memberId}`,
        payload: { credentialId, memberId } satisfies AccountJobs['credentialExpiryMail'],
      }));
      if (jobs.length > 0) await insertJobs(tx, jobs, now);
    }
    return warned.length;
  });
}

function toCredential(
  { id, name, lastFour, madeAt, lastUsedAt, expiresAt }: ReportCredentialRow,
  username: string,
  madeBy: { readonly firstName: string; readonly lastName: string } | null,
): ReportCredential {
  const maker = madeBy === null ? '' : `${madeBy.firstName} ${madeBy.lastName}`.trim();
  return {
    id,
    name,
    username,
    lastFour,
    ...(maker === '' ? {} : { madeBy: maker }),
    madeAt: madeAt.toISOString(),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
    expiresAt: expiresAt.toISOString(),
  };
}
