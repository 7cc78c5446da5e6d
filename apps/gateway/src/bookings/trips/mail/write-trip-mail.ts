import type { Language } from '@airline/contract';
import { html, raw } from 'hono/html';

import type { MailContent } from './mail-content.ts';
import { mailPage } from '../../../mail/mail-page.ts';

/** Writes a mail about a trip as plain text. */
export function tripMailText({ title, greeting, locator, sections, links, closing }: MailContent): string {
  return [
    title,
    greeting,
    `${locator.label}: ${locator.value}\n${locator.hint}`,
    ...sections.map(({ heading, items, note }) =>
      [
        heading.toUpperCase(),
        ...items.flatMap(({ text, details }) => [`- ${text}`, ...details.map((detail) => `    ${detail}`)]),
        ...(note === undefined ? [] : [note]),
      ].join('\n'),
    ),
    links.map(({ text, url }) => `${text}: ${url}`).join('\n'),
    ...closing,
  ].join('\n\n');
}

/** Writes a mail about a trip as HTML that says the same as its text. */
export function tripMailHtml(content: MailContent, brand: string, language: Language): Promise<string> {
  const { subject, title, greeting, locator, sections, links, closing } = content;
  return mailPage(
    { language, brand, subject, title },
    html`<div class="locator">
        <p>${greeting}</p>
        ${locator.label}
        <strong>${locator.value}</strong>
        ${locator.hint}
      </div>
      ${sections.map(
        ({ heading, items, note }) =>
          html`<section>
            <h2>${heading}</h2>
            <ul>
              ${items.map(
                ({ text, details }) =>
                  html`<li>
                    ${text}${
                      details.length > 0
                        ? html`<ul>
                            ${details.map((detail) => html`<li>${detail}</li>`)}
                          </ul>`
                        : ''
                    }
                  </li>`,
              )}
            </ul>
            ${note === undefined ? '' : html`<p class="note">${note}</p>`}
          </section>`,
      )}
      <div class="closing">
        ${links.map(
          ({ text, url }, index) =>
            html`<p>
              <a ${index === 0 ? raw('class="action"') : ''} href="${url}" target="_blank" rel="noopener">${text}</a>
            </p>`,
        )}
        ${closing.map((line) => html`<p>${line}</p>`)}
      </div>`,
  );
}
