import { company, type Language, type LinkPurpose } from '@airline/contract';
import { accountMail } from '@airline/mail-texts/account-mail';

import type { Mail } from '../../mail/mail-transport.ts';
import type {
  KeptFactors,
  NoticedFund,
  NoticedLogin,
  NoticedPoints,
  NoticeKind,
  SpentPoints,
} from '../identity/rules/account-jobs.ts';
import type { LinkDestination } from '../identity/rules/link-page.ts';
import { describeFund, describeKeptFactors, describeLogin, describeSpending } from './describe-notice.ts';
import { linkLifetimeMs } from './rules/link-standing.ts';
import { toNameInMail } from './rules/name-in-mail.ts';
import { fillText } from '../../texts/fill-text.ts';
import { formatNumber } from '../../texts/formats.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';

/** Who a mail is for, where it leads, and what identifies it. */
interface Envelope {
  readonly to: string;
  readonly url: string;
  readonly publicOrigin: string;
  readonly messageId: string;
  /** Where the second way of a notice leads, if it has one. */
  readonly alsoUrl?: string;
}

/** What the mail of a link says. */
export interface LinkMailContent {
  readonly purpose: LinkPurpose;
  readonly language: Language;
  readonly destination: LinkDestination;
  readonly firstName: string | null;
  /** The first names of the accounts with the address: that a forgotten username may be of, or beside a new one. */
  readonly names: readonly string[];
}

/** What a notice says. */
export interface NoticeMailContent {
  readonly notice: NoticeKind;
  readonly language: Language;
  readonly firstName: string | null;
  readonly maskedEmail?: string;
  readonly codesLeft?: number;
  readonly spent?: SpentPoints;
  readonly fund?: NoticedFund;
  readonly login?: NoticedLogin;
  readonly asked?: NoticedPoints;
  readonly keeps?: KeptFactors | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Writes the mail of a link; travel managers are spoken to about their portal. */
export async function writeLinkMail(content: LinkMailContent, envelope: Envelope): Promise<Mail> {
  const { purpose, language, destination, names } = content;
  const mailTexts = accountMail[language];
  const portalTexts = destination.surface === 'ctm' ? choosePortalTexts(mailTexts.ctm, purpose) : undefined;
  const texts = portalTexts ?? mailTexts.links[purpose];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names.map(toNameInMail));
  return toMail(envelope, {
    language,
    publicOrigin: envelope.publicOrigin,
    brand: company.brand,
    subject: texts.subject,
    title: texts.title,
    paragraphs: [
      ...greeting(content),
      fillText(texts.body, { names: list }),
      ...(purpose === 'confirmEnrollment' && names.length > 0
        ? [fillText(mailTexts.sharedAddress, { names: list })]
        : []),
      `${expiry(purpose, language)} ${mailTexts.superseded}`,
    ],
    action: { text: texts.action, url: envelope.url },
    copyHint: mailTexts.copyLink,
    closing: [texts.unasked, mailTexts.neverAsk],
  });
}

/** Writes the mail about something that happened to an account. */
export async function writeNoticeMail(content: NoticeMailContent, envelope: Envelope): Promise<Mail> {
  const { notice, language, maskedEmail = '', codesLeft = 0, spent, fund, login, asked, keeps } = content;
  const mailTexts = accountMail[language];
  const texts = mailTexts.notices[notice];
  const also = 'also' in texts ? texts.also : keeps && mailTexts.reviewFactors;
  const phone = company.customerService[language].phone;
  const values = {
    maskedEmail,
    codesLeft,
    ...(spent && describeSpending(spent, language)),
    ...(fund && describeFund(fund, language)),
    ...(login && describeLogin(login, language)),
    ...(asked && { points: formatNumber(asked.points, language), recordLocator: asked.recordLocator }),
  };
  return toMail(envelope, {
    language,
    publicOrigin: envelope.publicOrigin,
    brand: company.brand,
    subject: fillText(texts.subject, values),
    title: fillText(texts.title, values),
    paragraphs: [
      ...greeting(content),
      fillText(texts.body, values),
      fillText(texts.next, { phone }),
      ...(keeps === undefined ? [] : [describeKeptFactors(keeps, language)]),
    ],
    action: { text: texts.action, url: envelope.url },
    ...(also !== undefined && envelope.alsoUrl !== undefined ? { also: [{ text: also, url: envelope.alsoUrl }] } : {}),
    copyHint: mailTexts.copyLink,
    closing: [mailTexts.neverAsk],
  });
}

type PortalTexts = (typeof accountMail)[Language]['ctm'];

function choosePortalTexts(texts: PortalTexts, purpose: LinkPurpose): PortalTexts[keyof PortalTexts] | undefined {
  return purpose in texts ? texts[purpose as keyof PortalTexts] : undefined;
}

function greeting({
  firstName,
  language,
}: {
  readonly firstName: string | null;
  readonly language: Language;
}): string[] {
  return firstName === null ? [] : [fillText(accountMail[language].greeting, { firstName: toNameInMail(firstName) })];
}

function expiry(purpose: LinkPurpose, language: Language): string {
  const texts = accountMail[language];
  const lifetimeMs = linkLifetimeMs[purpose];
  return lifetimeMs > hourMs
    ? fillText(texts.expiresInHours, { count: lifetimeMs / hourMs })
    : fillText(texts.expiresInMinutes, { count: lifetimeMs / minuteMs });
}

async function toMail({ to, messageId }: Envelope, letter: Letter): Promise<Mail> {
  const { subject, language } = letter;
  return {
    messageId,
    to,
    sender: 'accounts',
    subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  };
}
