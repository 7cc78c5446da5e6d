import { addLanguage, company as airline } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { getStation } from '@airline/reference-data/stations';
import { eq } from 'drizzle-orm';

import { company } from '../../accounts/identity/identity-schema.ts';
import { bookingOrder } from '../../bookings/orders/order-schema.ts';
import { toOrderMessageId } from '../../bookings/trips/mail/order-message-id.ts';
import type { Database } from '../../database/database.ts';
import type { JobGroup, JobHandlers } from '../../jobs/job-kinds.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { fillText } from '../../texts/fill-text.ts';
import type { CorporateJobs } from './corporate-jobs.ts';
import { type ReportMailServices, sendReportMail } from './send-report-mail.ts';

/** What mails of companies are sent with. */
export interface CorporateMailServices extends ReportMailServices {
  readonly db: Database;
  readonly mail: Pick<MailTransport, 'send'>;
  readonly publicOrigin: string;
  readonly timing: { readonly jobLeaseMs: number };
}

/** The mails of companies: with delays that double; of a message about a quarter of an hour, for a warning is old soon. */
export function corporateJobGroup(services: CorporateMailServices): JobGroup {
  const handlers: JobHandlers<CorporateJobs> = {
    travellerMessageMail: {
      mostAttempts: 9,
      whenGivenUp: 'delete',
      run: (asked) => sendTravellerMessage(services, asked),
    },
    // Half a day: what fails so long is shown with its schedule, and the next period comes.
    reportMail: { mostAttempts: 24, whenGivenUp: 'delete', run: (asked) => sendReportMail(services, asked) },
  };
  return { name: 'companies', handlers, concurrency: 5, leaseMs: services.timing.jobLeaseMs };
}

async function sendTravellerMessage(
  { db, mail, publicOrigin }: CorporateMailServices,
  { orderId, station, message, messageId }: CorporateJobs['travellerMessageMail'],
): Promise<void> {
  const [found] = await db
    .select({
      email: bookingOrder.email,
      language: bookingOrder.language,
      recordLocator: bookingOrder.recordLocator,
      companyName: company.name,
    })
    .from(bookingOrder)
    .innerJoin(company, eq(bookingOrder.companyId, company.id))
    .where(eq(bookingOrder.id, orderId));
  if (found === undefined) return;
  const { email, language, recordLocator, companyName } = found;
  const words = texts[language].message;
  const values = {
    company: companyName,
    recordLocator: recordLocator ?? '',
    station: getStation(station)?.displayName ?? station,
  };
  const letter: Letter = {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(words.subject, values),
    title: words.title,
    paragraphs: [
      fillText(words.from, values),
      ...message
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ],
    action: { text: words.action, url: `${publicOrigin}${addLanguage(buildPath('find-my-trip'), language)}` },
    copyHint: texts[language].message.copyHint,
    closing: [fillText(words.closing, values)],
  };
  await mail.send({
    messageId: toOrderMessageId('traveller-message', `${messageId} ${orderId}`, publicOrigin),
    to: email,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
