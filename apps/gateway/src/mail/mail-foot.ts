import { addLanguage, company, type Language } from '@airline/contract';
import { buildPath } from '@airline/links';
import { mailFoot } from '@airline/mail-texts/mail-foot';
import { html } from 'hono/html';

import { fillText } from '../texts/fill-text.ts';

/** What the foot of a mail is written from. */
export interface MailFootHead {
  readonly language: Language;
  /** The site's own address, from the configuration. */
  readonly publicOrigin: string;
}

/** Writes how the reader of a mail gets an answer, as plain text: it ends every mail. */
export function mailFootText({ language, publicOrigin }: MailFootHead): string {
  const texts = mailFoot[language];
  const { phone } = company.customerService[language];
  const contact = `${texts.contact}:\n${contactUrl(publicOrigin, language)}`;
  return [fillText(texts.call, { phone }), contact, texts.unattended].join('\n');
}

/** Writes the same as HTML, with the number to press. */
export function mailFootHtml({ language, publicOrigin }: MailFootHead): ReturnType<typeof html> {
  const texts = mailFoot[language];
  const { phone, href } = company.customerService[language];
  const [before, after] = texts.call.split('{{phone}}');
  return html`<footer>
    <p>${before}<a class="phone" href="${href}">${phone}</a>${after}</p>
    <p>
      <a href="${contactUrl(publicOrigin, language)}" target="_blank" rel="noopener noreferrer">${texts.contact}</a>
    </p>
    <p>${texts.unattended}</p>
  </footer>`;
}

function contactUrl(publicOrigin: string, language: Language): string {
  return addLanguage(publicOrigin + buildPath('contact'), language);
}
