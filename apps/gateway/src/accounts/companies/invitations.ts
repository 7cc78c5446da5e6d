import type { InvitationState } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import { account, company } from '../identity/identity-schema.ts';
import type { AccountServices } from '../identity/services.ts';
import { type CompanyMemberRow, lockCompany } from './company-access.ts';
import { recordCompanyEvents } from './company-events.ts';
import { companyMember } from './company-schema.ts';
import { writeAccountCompany } from './member-store.ts';
import { listChanges } from './rules/list-changes.ts';

type Services = Pick<AccountServices, 'db' | 'now' | 'secretFor'>;

interface FoundInvitation {
  readonly member: CompanyMemberRow;
  readonly company: typeof company.$inferSelect;
}

/** Shows the invitation of a mailed link. One that is over, and one that was taken back, get the same answer as none. */
export async function showInvitation(services: Services, token: string): Promise<InvitationState | Refused> {
  const found = await findInvitation(services, services.db, token);
  if (found?.member.state !== 'invited') return refusedByName('invitationNotFound');
  return toState(found);
}

/** Joins the company of an invitation; who joined by it already has joined. */
export async function joinCompany(
  services: Services,
  accountId: string,
  token: string,
): Promise<InvitationState | Refused> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const [holder] = await tx.select().from(account).where(eq(account.id, accountId)).for('update');
    const asked = await findInvitation(services, tx, token);
    if (holder === undefined || asked === undefined) return refusedByName('invitationNotFound');
    const { companyId } = asked.member;
    await lockCompany(tx, companyId);
    const found = (await findInvitation(services, tx, token)) ?? asked;
    const { member } = found;
    if (member.state === 'active' && member.accountId === accountId) return toState(found);
    if (member.state !== 'invited') return refusedByName('invitationNotFound');
    if (holder.companyId !== null) return refusedByName('inAnotherCompany');
    const at = now();
    await tx
      .update(companyMember)
      .set({ state: 'active', accountId, joinedAt: at })
      .where(eq(companyMember.id, member.id));
    await writeAccountCompany(tx, accountId, member);
    const changes = listChanges({ state: 'invited' }, { state: 'active' });
    await recordCompanyEvents(tx, [
      { companyId, accountId, kind: 'memberJoined', subjectId: member.id, details: { changes }, at },
    ]);
    return toState(found);
  });
}

async function findInvitation(services: Services, db: Database, token: string): Promise<FoundInvitation | undefined> {
  const id = await readMailedToken(services, 'companyInvitation', token);
  if (id === undefined) return undefined;
  const [found] = await db
    .select({ member: companyMember, company })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(and(eq(companyMember.id, id), eq(company.status, 'active')));
  const until = found?.member.inviteExpiresAt;
  if (found === undefined || until === null || until === undefined) return undefined;
  return found.member.state === 'invited' && until <= services.now() ? undefined : found;
}

function toState({ member, company: { name, product } }: FoundInvitation): InvitationState {
  return {
    companyName: name,
    product,
    role: member.role,
    expiresAt: (member.inviteExpiresAt ?? new Date(0)).toISOString(),
  };
}
