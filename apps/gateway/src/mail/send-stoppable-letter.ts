import { company, type Language } from '@airline/contract';

import { letterHtml, letterText, type Letter } from './letter.ts';
import type { MailTransport } from './mail-transport.ts';

/** What a letter that somebody may end at a press is sent with. */
export interface StoppableLetter {
  /** Makes one mail of it, however often it is sent. */
  readonly messageId: string;
  readonly to: string;
  readonly language: Language;
  readonly content: Omit<Letter, 'language' | 'publicOrigin' | 'brand'>;
  /** Where a mail reader posts that no more are wanted (RFC 8058). */
  readonly stopUrl: string;
}

/** Sends a letter that somebody asked for, or did not, and that its reader may end at one press. */
export async function sendStoppableLetter(
  { mail, publicOrigin }: { readonly mail: MailTransport; readonly publicOrigin: string },
  { messageId, to, language, content, stopUrl }: StoppableLetter,
): Promise<void> {
  const letter: Letter = { ...content, language, publicOrigin, brand: company.brand };
  await mail.send({
    messageId,
    to,
    subject: letter.subject,
    language,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: [],
    unsubscribeUrl: stopUrl,
  });
}
