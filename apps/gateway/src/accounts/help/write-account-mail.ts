import { company, type Language, type LinkPurpose } from '@airline/contract';
import { accountMail } from '@airline/mail-texts/account-mail';

import type { Mail } from '../../mail/mail-transport.ts';
import type { NoticeKind, SpentPoints } from '../identity/rules/account-jobs.ts';
import type { LinkDestination, LinkPage } from '../identity/rules/link-page.ts';
import { linkLifetimeMs } from './rules/link-standing.ts';
import { fillText } from '../../texts/fill-text.ts';
import { cityName, formatDate, formatInstantAt, formatNumber } from '../../texts/formats.ts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';

/** Who a mail is for, where it leads, and what identifies it. */
interface Envelope {
  readonly to: string;
  readonly url: string;
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
}

/** The page that each notice leads to. */
export const noticePages = {
  passwordChanged: 'resetPassword',
  emailChangeRequested: 'resetPassword',
  emailChanged: 'help',
  alreadyMember: 'login',
  alreadyActive: 'login',
  accountClosed: 'help',
  accountErased: 'home',
  totpAdded: 'resetPassword',
  totpRemoved: 'resetPassword',
  passkeyAdded: 'resetPassword',
  passkeyRemoved: 'resetPassword',
  recoveryCodesRenewed: 'resetPassword',
  recoveryCodeUsed: 'resetPassword',
  pointsSpent: 'resetPassword',
} as const satisfies Record<NoticeKind, LinkPage>;

/** The page of the second way that a notice has. */
export const secondaryNoticeLinks: Partial<Record<NoticeKind, LinkPage>> = {
  alreadyMember: 'resetPassword',
  alreadyActive: 'resetPassword',
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Writes the mail of a link; travel managers are spoken to about their portal. */
export async function writeLinkMail(content: LinkMailContent, envelope: Envelope): Promise<Mail> {
  const { purpose, language, destination, names } = content;
  const mailTexts = accountMail[language];
  const portalTexts = destination.surface === 'ctm' ? choosePortalTexts(mailTexts.ctm, purpose) : undefined;
  const texts = portalTexts ?? mailTexts.links[purpose];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return toMail(envelope, {
    language,
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
  const { notice, language, maskedEmail = '', codesLeft = 0, spent } = content;
  const mailTexts = accountMail[language];
  const texts = mailTexts.notices[notice];
  const phone = company.customerService[language].phone;
  return toMail(envelope, {
    language,
    brand: company.brand,
    subject: texts.subject,
    title: texts.title,
    paragraphs: [
      ...greeting(content),
      fillText(texts.body, { maskedEmail, codesLeft, ...(spent && describeSpending(spent, language)) }),
      fillText(texts.next, { phone }),
    ],
    action: { text: texts.action, url: envelope.url },
    ...('also' in texts && envelope.alsoUrl !== undefined ? { also: { text: texts.also, url: envelope.alsoUrl } } : {}),
    copyHint: mailTexts.copyLink,
    closing: [mailTexts.neverAsk],
  });
}

function describeSpending(spent: SpentPoints, language: Language) {
  const { points, recordLocator, from, to, departsAt, travellers, spentAt } = spent;
  return {
    ...formatInstantAt(new Date(spentAt), from, language),
    points: formatNumber(points, language),
    recordLocator,
    origin: cityName(from),
    destination: cityName(to),
    departure: formatDate(departsAt, language),
    travellers: new Intl.ListFormat(language, { type: 'conjunction' }).format(travellers),
  };
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
  return firstName === null ? [] : [fillText(accountMail[language].greeting, { firstName })];
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
    subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
  };
}
