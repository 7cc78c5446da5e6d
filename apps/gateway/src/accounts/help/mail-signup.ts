import { company as airline } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyMail } from '@airline/mail-texts/company-mail';
import { eq } from 'drizzle-orm';

import type { JobContext } from '../../jobs/job-kinds.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatDate } from '../../texts/formats.ts';
import { toLoginKey } from '../identity/account-store.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import type { AccountServices } from '../identity/services.ts';
import { companySignup } from './signup-schema.ts';

type Services = Pick<AccountServices, 'db' | 'now' | 'publicOrigin' | 'secretFor' | 'limits'> & {
  readonly mail: MailTransport;
};

/** Mails the link that opens a company: a few times a day to one address. */
export async function mailSignup(
  services: Services,
  { signupId }: AccountJobs['companySignup'],
  { attempts }: JobContext,
): Promise<void> {
  const { db, now, limits, mail, publicOrigin } = services;
  const [found] = await db.select().from(companySignup).where(eq(companySignup.id, signupId));
  if (found === undefined || found.companyId !== null || found.expiresAt <= now()) return;
  const { email, firstName, companyName, product, language, expiresAt } = found;
  // An attempt after the first one was found due before.
  if (attempts <= 1 && (await limits.limitRate('companySignupMails', toLoginKey(email))).isExceeded) return;
  const texts = companyMail[language].signup;
  const values = { companyName, firstName, until: formatDate(expiresAt.toISOString().slice(0, 10), language) };
  const page = `${publicOrigin}${buildPath('ctm-welcome-company', { product })}?language=${language}`;
  const token = await toMailedToken(services, 'companySignup', signupId);
  const letter: Letter = {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(texts.subject, values),
    title: fillText(texts.title, values),
    paragraphs: [fillText(texts.greeting, values), fillText(texts.body, values), texts.known],
    action: { text: texts.action, url: `${page}#${token}` },
    copyHint: companyMail[language].copyLink,
    closing: [fillText(texts.expires, values), texts.unasked],
  };
  await mail.send({
    messageId: `company-signup-${signupId}@${new URL(publicOrigin).hostname}`,
    to: email,
    sender: 'accounts',
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
