import { html, raw } from 'hono/html';

import type { Language } from '../../server-pages/fill-text.ts';
import type { ConfirmationContent } from './confirmation-content.ts';
import { mailSheet } from './mail-sheet.ts';

/** Writes a confirmation as plain text. */
export function confirmationText({ title, greeting, locator, sections, link, closing }: ConfirmationContent): string {
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
    `${link.text}: ${link.url}`,
    ...closing,
  ].join('\n\n');
}

/** Writes a confirmation as HTML that says the same as its text. */
export async function confirmationHtml(
  content: ConfirmationContent,
  brand: string,
  language: Language,
): Promise<string> {
  const { subject, title, greeting, locator, sections, link, closing } = content;
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
        <style>
          ${raw(mailSheet)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <p>${brand}</p>
            <h1>${title}</h1>
          </header>
          <div class="locator">
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
            <p><a class="action" href="${link.url}" target="_blank" rel="noopener">${link.text}</a></p>
            ${closing.map((line) => html`<p>${line}</p>`)}
          </div>
        </main>
      </body>
    </html>`;
  // What the template gives is a String object, which mail libraries take for something else than text.
  return page.toString();
}
