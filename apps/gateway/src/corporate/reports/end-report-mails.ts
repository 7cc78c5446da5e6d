import { and, eq, isNull } from 'drizzle-orm';

import { companyMember } from '../../accounts/companies/company-schema.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import type { Database } from '../../database/database.ts';
import type { SecretSource } from '../../database/secret-source.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import { reportRecipient, reportView } from './report-view-schema.ts';

interface LinkServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly secretFor: SecretSource;
}

/** Finds what a mailed link ends: the mails of a view to one person. */
export async function findReportMail(services: LinkServices, token: string) {
  const id = await readMailedToken(services, 'reportMail', token);
  if (id === undefined) return refusedByName('reportMailNotFound');
  const [found] = await services.db
    .select({
      id: reportRecipient.id,
      viewId: reportRecipient.viewId,
      endedAt: reportRecipient.endedAt,
      accountId: companyMember.accountId,
      view: reportView.name,
      companyName: company.name,
    })
    .from(reportRecipient)
    .innerJoin(companyMember, eq(companyMember.id, reportRecipient.memberId))
    .innerJoin(reportView, eq(reportView.id, reportRecipient.viewId))
    .innerJoin(company, eq(company.id, reportView.companyId))
    .where(eq(reportRecipient.id, id));
  return found ?? refusedByName('reportMailNotFound');
}

/** Ends the mails of a link: anybody with it may, and what has ended is ended. */
export async function endReportMail(
  services: LinkServices,
  token: string,
  reference: string,
): Promise<Refused | undefined> {
  const found = await findReportMail(services, token);
  if ('refused' in found) return found;
  const at = services.now();
  await services.db.transaction(async (tx) => {
    const ended = await tx
      .update(reportRecipient)
      .set({ endedAt: at })
      .where(and(eq(reportRecipient.id, found.id), isNull(reportRecipient.endedAt)))
      .returning({ id: reportRecipient.id });
    if (ended.length === 0) return;
    const event = 'reportMailEnded';
    const details = { view: found.viewId };
    await recordSecurityEvent(tx, { event, at, accountId: found.accountId ?? undefined, reference, details });
  });
  return undefined;
}
