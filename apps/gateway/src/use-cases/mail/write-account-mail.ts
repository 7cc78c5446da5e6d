import type { LinkPurpose } from '@airline/contract';
import { en, es } from '@airline/i18n/messages';

import type { Mail } from '../../adapters/mail/mail-transport.ts';
import type { NoticeKind } from '../../domain/account-help/account-task.ts';
import type { LinkDestination, LinkPage } from '../../domain/account-help/link-page.ts';
import { linkLifetimeMs } from '../../domain/account-help/link-standing.ts';
import { fillText, type Language, textsIn } from '../../server-pages/fill-text.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

/** Who a mail is for, where it leads, and what tells it from others. */
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
} as const satisfies Record<NoticeKind, LinkPage>;

/** The page of the second way that a notice has. */
export const noticeAlsoPages: Partial<Record<NoticeKind, LinkPage>> = {
  alreadyMember: 'resetPassword',
  alreadyActive: 'resetPassword',
};

const brands = { es: es.shell.brand, en: en.shell.brand } as const;
const phones = { es: es.shell.customerService.phone, en: en.shell.customerService.phone } as const;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Writes the mail of a link; travel managers are spoken to about their portal. */
export async function writeLinkMail(content: LinkMailContent, envelope: Envelope): Promise<Mail> {
  const { purpose, language, destination, names } = content;
  const { accountMail } = textsIn(language);
  const portalTexts = destination.surface === 'ctm' ? portalTextsOf(accountMail.ctm, purpose) : undefined;
  const texts = portalTexts ?? accountMail.links[purpose];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return mailOf(envelope, {
    language,
    brand: brands[language],
    subject: texts.subject,
    title: texts.title,
    paragraphs: [
      ...greeting(content),
      fillText(texts.body, { names: list }),
      ...(purpose === 'confirmEnrollment' && names.length > 0
        ? [fillText(accountMail.sharedAddress, { names: list })]
        : []),
      `${expiry(purpose, language)} ${accountMail.superseded}`,
    ],
    action: { text: texts.action, url: envelope.url },
    copyHint: accountMail.copyLink,
    closing: [texts.unasked, accountMail.neverAsk],
  });
}

/** Writes the mail that tells what happened to an account. */
export async function writeNoticeMail(content: NoticeMailContent, envelope: Envelope): Promise<Mail> {
  const { notice, language, maskedEmail = '', codesLeft = 0 } = content;
  const { accountMail } = textsIn(language);
  const texts = accountMail.notices[notice];
  const phone = phones[language];
  return mailOf(envelope, {
    language,
    brand: brands[language],
    subject: texts.subject,
    title: texts.title,
    paragraphs: [
      ...greeting(content),
      fillText(texts.body, { maskedEmail, codesLeft }),
      fillText(texts.next, { phone }),
    ],
    action: { text: texts.action, url: envelope.url },
    ...('also' in texts && envelope.alsoUrl !== undefined ? { also: { text: texts.also, url: envelope.alsoUrl } } : {}),
    copyHint: accountMail.copyLink,
    closing: [accountMail.neverAsk],
  });
}

type PortalTexts = ReturnType<typeof textsIn>['accountMail']['ctm'];

function portalTextsOf(texts: PortalTexts, purpose: LinkPurpose): PortalTexts[keyof PortalTexts] | undefined {
  return purpose in texts ? texts[purpose as keyof PortalTexts] : undefined;
}

function greeting({
  firstName,
  language,
}: {
  readonly firstName: string | null;
  readonly language: Language;
}): string[] {
  return firstName === null ? [] : [fillText(textsIn(language).accountMail.greeting, { firstName })];
}

function expiry(purpose: LinkPurpose, language: Language): string {
  const { accountMail } = textsIn(language);
  const lifetimeMs = linkLifetimeMs[purpose];
  return lifetimeMs > hourMs
    ? fillText(accountMail.expiresInHours, { count: lifetimeMs / hourMs })
    : fillText(accountMail.expiresInMinutes, { count: lifetimeMs / minuteMs });
}

async function mailOf({ to, messageId }: Envelope, letter: Letter): Promise<Mail> {
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
