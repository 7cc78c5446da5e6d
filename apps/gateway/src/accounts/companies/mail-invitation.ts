import { company as airline } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyMail } from '@airline/mail-texts/company-mail';
import { eq } from 'drizzle-orm';

import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatDate } from '../../texts/formats.ts';
import { company } from '../identity/identity-schema.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import type { AccountServices } from '../identity/services.ts';
import { companyMember } from './company-schema.ts';

type Services = Pick<AccountServices, 'db' | 'publicOrigin' | 'secretFor'> & { readonly mail: MailTransport };

/** Mails an invitation, where it has not been answered or taken back meanwhile. */
export async function mailInvitation(
  services: Services,
  { memberId, id, language }: AccountJobs['companyInvitation'],
): Promise<void> {
  const { db, mail, publicOrigin } = services;
  const [found] = await db
    .select({ member: companyMember, companyName: company.name })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.id, memberId));
  if (found?.member.state !== 'invited' || found.member.inviteExpiresAt === null) return;
  const { firstName, email, role, inviteExpiresAt } = found.member;
  const texts = companyMail[language].invitation;
  const values = { companyName: found.companyName, firstName };
  const token = await toMailedToken(services, 'companyInvitation', memberId);
  const until = formatDate(inviteExpiresAt.toISOString().slice(0, 10), language);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(texts.subject, values),
    title: fillText(texts.title, values),
    paragraphs: [fillText(texts.greeting, values), fillText(texts[role], values), texts.own],
    action: {
      text: texts.action,
      url: `${publicOrigin}${buildPath('company-invitation')}?language=${language}#${token}`,
    },
    copyHint: companyMail[language].copyLink,
    closing: [fillText(texts.expires, { until }), texts.unasked],
  };
  await mail.send({
    messageId: `company-invitation-${id}`,
    to: email,
    sender: 'accounts',
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
