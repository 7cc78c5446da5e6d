import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { company } from '../identity/identity-schema.ts';
import type { CompanyMemberRow } from './company-access.ts';
import { companyMember } from './company-schema.ts';
import { companySignOn, companySignOnDomain, companySignOnLink } from './sign-on-schema.ts';

export type SignOnRow = typeof companySignOn.$inferSelect;

/** How people of a company log in with its accounts, with the company. */
export interface SignOnOfCompany {
  readonly signOn: SignOnRow;
  readonly company: typeof company.$inferSelect;
}

export async function findSignOn(db: Database, companyId: string): Promise<SignOnOfCompany | undefined> {
  const [found] = await db
    .select({ signOn: companySignOn, company })
    .from(companySignOn)
    .innerJoin(company, eq(company.id, companySignOn.companyId))
    .where(eq(companySignOn.companyId, companyId));
  return found;
}

/** Finds the company whose people have addresses of a mail domain, where they may log in with its accounts. */
export async function findSignOnByDomain(db: Database, domain: string): Promise<SignOnOfCompany | undefined> {
  const [found] = await db
    .select({ signOn: companySignOn, company })
    .from(companySignOnDomain)
    .innerJoin(companySignOn, eq(companySignOn.companyId, companySignOnDomain.companyId))
    .innerJoin(company, eq(company.id, companySignOn.companyId))
    .where(eq(companySignOnDomain.domain, domain));
  return found;
}

export async function readDomains(db: Database, companyId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ domain: companySignOnDomain.domain })
    .from(companySignOnDomain)
    .where(eq(companySignOnDomain.companyId, companyId))
    .orderBy(asc(companySignOnDomain.domain));
  return rows.map(({ domain }) => domain);
}

/** Gives a company these mail domains and no others; false where another company has one of them, and then the transaction must end. */
export async function replaceDomains(db: Database, companyId: string, domains: readonly string[]): Promise<boolean> {
  await db.delete(companySignOnDomain).where(eq(companySignOnDomain.companyId, companyId));
  if (domains.length === 0) return true;
  const written = await db
    .insert(companySignOnDomain)
    .values(domains.map((domain) => ({ domain, companyId })))
    .onConflictDoNothing()
    .returning({ domain: companySignOnDomain.domain });
  return written.length === domains.length;
}

export async function putSignOn(db: Database, row: SignOnRow): Promise<void> {
  const { companyId: _key, ...values } = row;
  await db.insert(companySignOn).values(row).onConflictDoUpdate({ target: companySignOn.companyId, set: values });
}

/** Takes everything of a company's provider away: the secret, the domains and whom it meant. */
export async function deleteSignOn(db: Database, companyId: string): Promise<void> {
  await deleteLinks(db, companyId);
  await db.delete(companySignOnDomain).where(eq(companySignOnDomain.companyId, companyId));
  await db.delete(companySignOn).where(eq(companySignOn.companyId, companyId));
}

export async function deleteLinks(db: Database, companyId: string): Promise<void> {
  await db.delete(companySignOnLink).where(eq(companySignOnLink.companyId, companyId));
}

/** Finds the account that a provider means by a subject. */
export async function findLinkedAccount(
  db: Database,
  { companyId, issuer }: Pick<SignOnRow, 'companyId' | 'issuer'>,
  subject: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ accountId: companySignOnLink.accountId })
    .from(companySignOnLink)
    .where(
      and(
        eq(companySignOnLink.companyId, companyId),
        eq(companySignOnLink.issuer, issuer),
        eq(companySignOnLink.subject, subject),
      ),
    );
  return found?.accountId;
}

/** Links a subject with an account; false where one of both is linked with another one. */
export async function insertLink(db: Database, link: typeof companySignOnLink.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(companySignOnLink)
    .values(link)
    .onConflictDoNothing()
    .returning({ accountId: companySignOnLink.accountId });
  if (written.length > 0) return true;
  // Of two first logins at once, one wrote the link that the other one wants.
  return (
    (await findLinkedAccount(db, { companyId: link.companyId, issuer: link.issuer }, link.subject)) === link.accountId
  );
}

/** Finds the one active member of a company with an e-mail address; several with one address are not told apart. */
export async function findActiveMember(
  db: Database,
  companyId: string,
  who: { readonly email: string } | { readonly accountId: string },
): Promise<(CompanyMemberRow & { readonly accountId: string }) | undefined> {
  const [found, another] = await db
    .select()
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.state, 'active'),
        isNotNull(companyMember.accountId),
        'email' in who ? hasEmail(who.email) : eq(companyMember.accountId, who.accountId),
      ),
    )
    .limit(2);
  if (found === undefined || another !== undefined || found.accountId === null) return undefined;
  return { ...found, accountId: found.accountId };
}

/** Finds the open invitation of a company to an e-mail address. */
export async function findOpenInvitation(
  db: Database,
  companyId: string,
  email: string,
  now: Date,
): Promise<CompanyMemberRow | undefined> {
  const [found] = await db
    .select()
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.state, 'invited'),
        gt(companyMember.inviteExpiresAt, now),
        hasEmail(email),
      ),
    )
    .limit(1);
  return found;
}

/** Lists the addresses of a company's administrators. */
export async function readAdministratorEmails(db: Database, companyId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ email: companyMember.email })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        eq(companyMember.state, 'active'),
        eq(companyMember.role, 'travelManager'),
        eq(companyMember.accessLevel, 'administrator'),
      ),
    );
  return rows.map(({ email }) => email);
}

/** Forgets whom providers mean by an account that is erased. */
export async function forgetSignOnLinks(db: Database, accountId: string): Promise<void> {
  await db.delete(companySignOnLink).where(eq(companySignOnLink.accountId, accountId));
}

/** Writes by which accounts of companies an account's holder logs in, as they may have them. */
export async function exportSignOnLinks(db: Database, accountId: string): Promise<readonly Record<string, unknown>[]> {
  return db
    .select({
      company: company.name,
      issuer: companySignOnLink.issuer,
      subject: companySignOnLink.subject,
      linkedAt: companySignOnLink.linkedAt,
    })
    .from(companySignOnLink)
    .innerJoin(company, eq(company.id, companySignOnLink.companyId))
    .where(eq(companySignOnLink.accountId, accountId))
    .orderBy(asc(companySignOnLink.linkedAt));
}

function hasEmail(email: string) {
  return eq(sql`lower(${companyMember.email})`, email.toLowerCase());
}
