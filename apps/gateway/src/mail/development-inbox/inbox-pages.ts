import type { Language } from '@airline/contract';
import { inbox } from '@airline/mail-texts/inbox';
import { html } from 'hono/html';

import { fillText } from '../../texts/fill-text.ts';
import { type Html, writePage } from '../../http/page.ts';
import { type InboxMail, mailsKept } from './inbox-store.ts';

export const inboxPath = '/inbox';

/** Writes the list of mails, the newest first. */
export function listPage(mails: readonly InboxMail[], language: Language): Html {
  const texts = inbox[language];
  const row = ({ id, receivedAt, email }: InboxMail): Html =>
    html`<li>
      <a href="${inboxPath}/${id}?language=${language}">
        <strong>${email.subject ?? texts.noSubject}</strong>
        <span>${texts.to}: ${formatAddresses(email.to)} · ${formatMoment(receivedAt, language)}</span>
      </a>
    </li>`;
  const empty = html`<div class="card">
    <h2>${texts.empty}</h2>
    <p>${texts.emptyBody}</p>
  </div>`;
  return writePage({
    language,
    title: texts.title,
    notice: texts.notice,
    body: html`<h1>${texts.title}</h1>
      ${
        mails.length === 0
          ? empty
          : html`<ul class="mails">
              ${mails.map(row)}
            </ul>`
      }`,
  });
}

/** Writes the page of one mail: as it looks, as text alone, and its attachments. */
export function mailPage({ id, receivedAt, email }: InboxMail, language: Language): Html {
  const texts = inbox[language];
  const subject = email.subject ?? texts.noSubject;
  const attachment = (name: string, bytes: number, index: number): Html =>
    html`<li>
      <a href="${inboxPath}/${id}/attachments/${index}"
        >${fillText(texts.download, { name, size: formatSize(bytes, language) })}</a
      >
    </li>`;
  const { attachments } = email;
  return writePage({
    language,
    title: `${subject} – ${texts.title}`,
    notice: texts.notice,
    body: html`<p><a href="${inboxPath}?language=${language}">${texts.back}</a></p>
      <article class="message">
        <h1>${subject}</h1>
        <dl>
          <dt>${texts.from}</dt>
          <dd>${email.from?.address ?? ''}</dd>
          <dt>${texts.to}</dt>
          <dd>${formatAddresses(email.to)}</dd>
          <dt>${texts.received}</dt>
          <dd>${formatMoment(receivedAt, language)}</dd>
        </dl>
        ${
          attachments.length === 0
            ? ''
            : html`<h2>${texts.attachments}</h2>
                <ul>
                  ${attachments.map(({ filename, content }, index) =>
                    attachment(filename ?? `${index + 1}`, countBytes(content), index),
                  )}
                </ul>`
        }
        ${
          email.html === undefined
            ? ''
            : html`<h2>${texts.formatted}</h2>
                <iframe
                  src="${inboxPath}/${id}/html"
                  title="${texts.frame}"
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                ></iframe>`
        }
        <h2>${texts.plain}</h2>
        <pre tabindex="0">${email.text ?? ''}</pre>
      </article>`,
  });
}

/** Writes the page that stands where a mail was. */
export function missingMailPage(language: Language): Html {
  const texts = inbox[language];
  return writePage({
    language,
    title: `${texts.notFound} – ${texts.title}`,
    notice: texts.notice,
    body: html`<div class="card">
      <h1>${texts.notFound}</h1>
      <p>${fillText(texts.notFoundBody, { count: mailsKept })}</p>
      <a class="button" href="${inboxPath}?language=${language}">${texts.back}</a>
    </div>`,
  });
}

function formatAddresses(addresses: InboxMail['email']['to']): string {
  return (addresses ?? []).map(({ address }) => address ?? '').join(', ');
}

function countBytes(content: ArrayBuffer | Uint8Array | string): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}

function formatMoment(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' }).format(moment);
}

function formatSize(bytes: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000);
}
