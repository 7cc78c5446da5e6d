import {
  addLanguage,
  company as airline,
  companyReports,
  daysOfPeriod,
  type Language,
  type ReportColumn,
  type ReportMailFault,
  type ReportPage,
} from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyMail } from '@airline/mail-texts/company-mail';
import { companyReports as reportTexts } from '@airline/mail-texts/company-reports';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { companyMember } from '../../accounts/companies/company-schema.ts';
import { account, company } from '../../accounts/identity/identity-schema.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import type { Database } from '../../database/database.ts';
import type { SecretSource } from '../../database/secret-source.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatDate, formatMoney, formatNumber } from '../../texts/formats.ts';
import type { CorporateJobs } from './corporate-jobs.ts';
import { maySeeReports, nameOfMember } from './manage-report-views.ts';
import { type ReportReading, sumReport } from './read-report.ts';
import type { ReportQuery } from './report-query.ts';
import { reportDelivery, reportRecipient, reportSchedule, reportView } from './report-view-schema.ts';

/** What mails of reports are sent with. */
export interface ReportMailServices extends ReportReading {
  readonly mail: Pick<MailTransport, 'send'>;
  readonly publicOrigin: string;
  readonly secretFor: SecretSource;
}

type Asked = CorporateJobs['reportMail'];

/**
 * Mails somebody the totals of a view, of the days as they were when it was due: no row of it, and a link that needs a login. Nobody who
 * left, may see reports no more or ended these mails gets one.
 *
 * Attempted again after a failure it is the same mail by its `Message-ID`; one that was sent is not sent again.
 */
export async function sendReportMail(services: ReportMailServices, asked: Asked): Promise<void> {
  const { db, mail, now } = services;
  const found = await readMailing(db, asked);
  // What ended the mails took the view or the recipient away, or said so.
  if (found === undefined || found.delivery.state === 'sent' || found.recipient.endedAt !== null) return;
  const { member, holder, company: itsCompany } = found;
  if (member.state !== 'active' || holder === null) return noteDelivery(services, asked, 'left');
  if (!maySeeReports(member) || itsCompany.status !== 'active') return noteDelivery(services, asked, 'noRight');
  const query = toQuery(found, asked.dueAt, holder.language);
  const summary = await noting(services, asked, 'reportFailed', () => sumReport(services, query));
  const token = await toMailedToken(services, 'reportMail', found.recipient.id);
  const letter = toLetter(services, { ...found, language: holder.language, query, summary, token });
  const { publicOrigin } = services;
  const html = await letterHtml(letter);
  await noting(services, asked, 'mailFailed', () =>
    mail.send({
      messageId: `report-${asked.viewId}-${asked.memberId}-${Date.parse(asked.dueAt)}@${new URL(publicOrigin).hostname}`,
      to: member.email,
      sender: 'accounts',
      subject: letter.subject,
      language: letter.language,
      text: letterText(letter),
      html,
      attachments: [],
      unsubscribeUrl: `${publicOrigin}/api/corporate/v1/report-mails/one-click/${token}`,
    }),
  );
  await noteDelivery(services, asked);
  const details = { report: query.report, view: asked.viewId };
  const event = 'reportMailed';
  await recordSecurityEvent(db, { event, at: now(), accountId: holder.id, reference: 'report-mail', details });
}

/** Does what a mail needs, and notes why it failed: the queue attempts it again. */
async function noting<Value>(
  services: ReportReading,
  asked: Asked,
  fault: ReportMailFault,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    await noteDelivery(services, asked, fault);
    throw error;
  }
}

async function readMailing(db: Database, { viewId, memberId, dueAt }: Asked) {
  const owner = alias(companyMember, 'owner');
  const [found] = await db
    .select({
      view: reportView,
      schedule: reportSchedule,
      recipient: reportRecipient,
      delivery: reportDelivery,
      owner: { firstName: owner.firstName, lastName: owner.lastName },
      member: companyMember,
      company,
      holder: account,
    })
    .from(reportDelivery)
    .innerJoin(reportView, eq(reportView.id, reportDelivery.viewId))
    .innerJoin(reportSchedule, eq(reportSchedule.viewId, reportView.id))
    .innerJoin(
      reportRecipient,
      and(eq(reportRecipient.viewId, reportView.id), eq(reportRecipient.memberId, reportDelivery.memberId)),
    )
    .innerJoin(owner, eq(owner.id, reportView.memberId))
    .innerJoin(companyMember, eq(companyMember.id, reportDelivery.memberId))
    .innerJoin(company, eq(company.id, reportView.companyId))
    .leftJoin(account, eq(account.id, companyMember.accountId))
    .where(
      and(
        eq(reportDelivery.viewId, viewId),
        eq(reportDelivery.memberId, memberId),
        eq(reportDelivery.dueAt, new Date(dueAt)),
      ),
    );
  return found;
}

type Mailing = NonNullable<Awaited<ReturnType<typeof readMailing>>>;

function toQuery({ view }: Mailing, dueAt: string, language: Language): ReportQuery {
  const { report, filters, period, companyId } = view;
  return { report, ...filters, ...daysOfPeriod(period, new Date(dueAt)), companyId, language };
}

interface Written extends Omit<Mailing, 'holder'> {
  readonly language: Language;
  readonly query: ReportQuery;
  readonly summary: NonNullable<ReportPage['summary']>;
  readonly token: string;
}

function toLetter(
  { publicOrigin }: Pick<ReportMailServices, 'publicOrigin'>,
  { view, schedule, owner, member, company: { name, product }, language, query, summary, token }: Written,
): Letter & { readonly language: Language } {
  const texts = companyMail[language].reportView;
  const values = {
    name: view.name,
    companyName: name,
    firstName: member.firstName,
    owner: nameOfMember(owner),
    report: reportTexts[language].names[view.report],
    from: formatDate(query.from, language),
    to: formatDate(query.to, language),
    count: formatNumber(summary.count, language),
  };
  const pathTo = (id: 'ctm-reports' | 'ctm-report-mails'): string =>
    `${publicOrigin}${addLanguage(buildPath(id, { product }), language)}`;
  return {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(texts.subject, values),
    title: fillText(texts.title, values),
    paragraphs: [
      fillText(texts.greeting, values),
      fillText(texts.lead, values),
      ...(Object.keys(view.filters).length === 0 ? [] : [texts.filtered]),
      ...(summary.count === 0 ? [texts.none] : [fillText(texts.rows, values), ...listTotals(query, summary, language)]),
      texts.private,
    ],
    action: { text: texts.action, url: `${pathTo('ctm-reports')}&view=${view.id}&from=${query.from}&to=${query.to}` },
    also: [{ text: texts.stop, url: `${pathTo('ctm-report-mails')}#${token}` }],
    copyHint: companyMail[language].copyLink,
    closing: [fillText(texts[schedule.frequency], values)],
  };
}

/** Lists what the columns of a report add up to, one a line. */
function listTotals({ report }: ReportQuery, { totals }: Written['summary'], language: Language): string[] {
  const columns: readonly ReportColumn[] = companyReports[report].columns;
  const labels: Readonly<Record<string, string>> = reportTexts[language].columns;
  return columns
    .filter(({ name }) => totals[name] !== undefined)
    .map(({ name, kind }) => {
      const value = totals[name] ?? 0;
      const amount =
        kind === 'money'
          ? formatMoney({ amountMinor: value, currency: 'USD' }, language)
          : formatNumber(value, language);
      return fillText(companyMail[language].reportView.total, { what: labels[name] ?? name, amount });
    });
}

async function noteDelivery(
  { db, now }: ReportReading,
  { viewId, memberId, dueAt }: Asked,
  fault?: ReportMailFault,
): Promise<void> {
  await db
    .update(reportDelivery)
    .set({ state: fault === undefined ? 'sent' : 'failed', fault: fault ?? null, at: now() })
    .where(
      and(
        eq(reportDelivery.viewId, viewId),
        eq(reportDelivery.memberId, memberId),
        eq(reportDelivery.dueAt, new Date(dueAt)),
      ),
    );
}
