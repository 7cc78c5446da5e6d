import { addLanguage, company as airline } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyMail } from '@airline/mail-texts/company-mail';
import { and, eq } from 'drizzle-orm';

import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatDate } from '../../texts/formats.ts';
import { account, company } from '../identity/identity-schema.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import type { AccountServices } from '../identity/services.ts';
import { companyMember } from './company-schema.ts';
import { reportCredential } from './report-credential-schema.ts';

type Services = Pick<AccountServices, 'db' | 'publicOrigin'> & { readonly mail: MailTransport };

/** Mails an administrator that a credential expires soon, where it is still on and they are still one. */
export async function mailCredentialExpiry(
  { db, mail, publicOrigin }: Services,
  { credentialId, memberId }: AccountJobs['credentialExpiryMail'],
): Promise<void> {
  const [found] = await db
    .select({ credential: reportCredential, member: companyMember, company, language: account.language })
    .from(reportCredential)
    .innerJoin(company, eq(company.id, reportCredential.companyId))
    .innerJoin(companyMember, and(eq(companyMember.id, memberId), eq(companyMember.companyId, company.id)))
    .innerJoin(account, eq(account.id, companyMember.accountId))
    .where(eq(reportCredential.id, credentialId));
  if (found === undefined || found.credential.endedAt !== null) return;
  const { credential, member, language } = found;
  const isAdministrator = member.role === 'travelManager' && member.accessLevel === 'administrator';
  if (member.state !== 'active' || !isAdministrator) return;
  const texts = companyMail[language].credentialExpiry;
  const values = {
    name: credential.name,
    lastFour: credential.lastFour,
    companyName: found.company.name,
    firstName: member.firstName,
    on: formatDate(credential.expiresAt.toISOString().slice(0, 10), language),
  };
  const path = addLanguage(buildPath('ctm-account-management', { product: found.company.product }), language);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(texts.subject, values),
    title: fillText(texts.title, values),
    paragraphs: [fillText(texts.greeting, values), fillText(texts.lead, values), texts.next],
    action: { text: texts.action, url: `${publicOrigin}${path}` },
    copyHint: companyMail[language].copyLink,
    closing: [fillText(texts.closing, values)],
  };
  await mail.send({
    messageId: `credential-expiry-${credentialId}-${memberId}@${new URL(publicOrigin).hostname}`,
    to: member.email,
    sender: 'accounts',
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
