import { addLanguage, company as airline, type Language, type Money } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyMail } from '@airline/mail-texts/company-mail';
import { cityName } from '@airline/reference-data/place-names';
import { eq } from 'drizzle-orm';

import { companyApprovalLink, companyMember } from '../../accounts/companies/company-schema.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import type { SecretSource } from '../../database/secret-source.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatClock, formatDate, formatFlight, formatInstantAt, formatMoney } from '../../texts/formats.ts';
import {
  findApproval,
  type FoundApproval,
  mayAnswer,
  namesOf,
  readNames,
  stateOf,
  toName,
} from '../orders/approval-store.ts';

/** What the mails of requests for approval are sent with. */
export interface ApprovalMailServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly mail: Pick<MailTransport, 'send'>;
  readonly publicOrigin: string;
  readonly secretFor: SecretSource;
  readonly timing: { readonly jobLeaseMs: number };
}

/** Mails a manager what is asked for and the link by which they answer; nothing where it is answered or over by then. */
export async function mailAsked(services: ApprovalMailServices, linkId: string): Promise<void> {
  const { db, publicOrigin, now } = services;
  const [link] = await db
    .select({ approvalId: companyApprovalLink.approvalId, member: companyMember, language: account.language })
    .from(companyApprovalLink)
    .innerJoin(companyMember, eq(companyMember.id, companyApprovalLink.memberId))
    .innerJoin(account, eq(account.id, companyMember.accountId))
    .where(eq(companyApprovalLink.id, linkId));
  const found = link && (await findApproval(db, link.approvalId));
  if (link === undefined || found === undefined || stateOf(found, now()) !== 'asked') return;
  const { member, language } = link;
  if (member.state !== 'active' || !mayAnswer(found.approval, member)) return;
  const texts = companyMail[language].approvalAsked;
  const values = await toValues(db, found, language);
  const token = await toMailedToken(services, 'companyApproval', linkId);
  await send(services, `company-approval-${linkId}`, member.email, {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(texts.subject, values),
    title: fillText(texts.title, values),
    paragraphs: [
      fillText(texts.greeting, { firstName: member.firstName }),
      fillText(texts.asks, values),
      fillText(texts.who, values),
      ...listFlights(found, language),
      fillText(texts.price, values),
      fillText(texts.reason, { reason: found.approval.reason }),
    ],
    action: {
      text: texts.action,
      url: `${publicOrigin}${buildPath('company-approval')}?language=${language}#${token}`,
    },
    copyHint: companyMail[language].copyLink,
    closing: [fillText(texts.until, values), texts.opening],
  });
}

/** Mails who asked what was answered, with the way on. */
export async function mailDecided(services: ApprovalMailServices, approvalId: string): Promise<void> {
  const { db, publicOrigin } = services;
  const found = await findApproval(db, approvalId);
  const decision = found?.approval.state;
  if (found === undefined || decision === undefined || decision === 'asked') return;
  const { approval, requester } = found;
  if (requester.state !== 'active') return;
  const [holder] =
    requester.accountId === null
      ? []
      : await db.select({ language: account.language }).from(account).where(eq(account.id, requester.accountId));
  const language = holder?.language ?? 'es';
  const texts = companyMail[language].approvalDecided;
  const words = texts[decision];
  const values = await toValues(db, found, language);
  await send(services, `company-approval-decided-${approvalId}`, requester.email, {
    language,
    publicOrigin,
    brand: airline.brand,
    subject: fillText(words.subject, values),
    title: fillText(words.title, values),
    paragraphs: [
      fillText(texts.greeting, { firstName: requester.firstName }),
      fillText(words.lead, values),
      ...(approval.note === null ? [] : [fillText(texts.note, { ...values, note: approval.note })]),
      fillText(texts.who, values),
      ...listFlights(found, language),
    ],
    action: { text: words.action, url: `${publicOrigin}${addLanguage(buildPath('company-approvals'), language)}` },
    copyHint: companyMail[language].copyLink,
    closing: [fillText(words.closing, values)],
  });
}

async function toValues(
  db: Database,
  { approval, requester, decider, companyName, tolerancePercent }: FoundApproval,
  language: Language,
) {
  const { trip, totalMinor, lowestMinor, expiresAt } = approval;
  const money = (amountMinor: number): string =>
    formatMoney({ amountMinor, currency: 'USD' } satisfies Money, language);
  const legs = trip.bounds[0]?.itinerary.legs ?? [];
  const { date, time, city } = formatInstantAt(expiresAt, legs[0]?.from ?? '', language);
  return {
    companyName,
    requester: toName(requester),
    decider: decider === null ? '' : toName(decider),
    travellers: namesOf(trip, await readNames(db, [trip])).join(', '),
    from: cityName(legs[0]?.from ?? '', language),
    to: cityName(legs.at(-1)?.to ?? '', language),
    total: money(totalMinor),
    lowest: money(lowestMinor),
    tolerance: String(tolerancePercent),
    until: `${date}, ${time} (${city})`,
  };
}

/** Lists the flights, one a line. */
function listFlights({ approval: { trip } }: FoundApproval, language: Language): string[] {
  return trip.bounds.flatMap(({ itinerary }) =>
    itinerary.legs.map(
      ({ flight, from, to, departsAt }) =>
        `${formatFlight(flight)} · ${cityName(from, language)} – ${cityName(to, language)} · ${formatDate(departsAt.slice(0, 19), language)}, ${formatClock(departsAt.slice(0, 19), language)}`,
    ),
  );
}

async function send(
  { mail }: ApprovalMailServices,
  messageId: string,
  to: string,
  letter: Letter & { readonly language: Language },
): Promise<void> {
  await mail.send({
    messageId,
    to,
    sender: 'accounts',
    subject: letter.subject,
    language: letter.language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  });
}
