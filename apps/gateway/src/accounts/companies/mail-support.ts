import { addLanguage, company as airline } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyMail } from '@airline/mail-texts/company-mail';
import { eq } from 'drizzle-orm';

import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { fillText } from '../../texts/fill-text.ts';
import { account, company } from '../identity/identity-schema.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import type { AccountServices } from '../identity/services.ts';
import { supportRequest } from './support-schema.ts';

type Services = Pick<AccountServices, 'db' | 'publicOrigin' | 'supportAddress'> & { readonly mail: MailTransport };

/** Mails a message to the desk of support, which answers its writer by the mail reader's own button; or the receipt to its writer. */
export async function mailSupport(
  { db, mail, publicOrigin, supportAddress }: Services,
  { reference, to }: AccountJobs['supportMail'],
): Promise<void> {
  const [found] = await db
    .select({ request: supportRequest, account, company })
    .from(supportRequest)
    .innerJoin(account, eq(account.id, supportRequest.accountId))
    .innerJoin(company, eq(company.id, supportRequest.companyId))
    .where(eq(supportRequest.reference, reference));
  const email = found?.account.email ?? undefined;
  if (found === undefined || (to === 'writer' && email === undefined)) return;
  const { language, topic, message } = found.request;
  const texts = companyMail[language].support;
  const values = {
    reference,
    topic: texts.topics[topic],
    companyName: found.company.name,
    companyNumber: found.company.companyNumber ?? '',
    writer: [found.account.firstName, found.account.lastName].filter((part) => part !== null).join(' '),
    email: email ?? '',
  };
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const words = texts[to];
  const path = addLanguage(buildPath('ctm-support', { product: found.company.product }), language);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(words.subject, values),
    title: fillText(words.title, values),
    paragraphs: [...words.lead.map((line) => fillText(line, values)), ...lines],
    action: { text: words.action, url: `${publicOrigin}${path}` },
    copyHint: companyMail[language].copyLink,
    closing: [fillText(words.closing, { ...values, phone: airline.customerService[language].phone })],
  };
  await mail.send({
    messageId: `support-${to}-${reference}@${new URL(publicOrigin).hostname}`,
    to: to === 'desk' ? supportAddress : (email ?? supportAddress),
    sender: 'accounts',
    ...(to === 'desk' ? (email === undefined ? {} : { replyTo: email }) : { replyTo: supportAddress }),
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
