import { html, raw } from 'hono/html';

import type { Language } from '../../server-pages/fill-text.ts';
import type { MailContent } from './mail-content.ts';

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

/** One sheet and no style attributes, so that a page can show the mail under a policy that names this sheet alone. */
const sheet = `
body { margin: 0; padding: 24px 12px; background: #f2f6fb; color: #0c1c3c; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 600px; margin: 0 auto; background: #ffffff; border-radius: 12px; overflow: hidden; }
header { padding: 24px; background: #0c1c3c; color: #ffffff; }
header p { margin: 0; font-weight: 700; color: #ffc72e; }
h1 { margin: 8px 0 0; font-size: 24px; line-height: 1.25; }
section, .locator, .closing { padding: 16px 24px; border-bottom: 1px solid #d5e0ed; }
.locator strong { display: block; font-size: 30px; letter-spacing: 4px; }
h2 { margin: 0 0 8px; font-size: 18px; }
ul { margin: 0; padding: 0 0 0 20px; }
li ul { color: #455c84; }
.note { margin: 12px 0 0; color: #455c84; }
.action { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #0b5ed7; color: #ffffff; font-weight: 600; }
.closing { border: 0; color: #455c84; font-size: 14px; }
`;

/** Writes a mail about a trip as HTML that says the same as its text. */
export async function tripMailHtml(content: MailContent, brand: string, language: Language): Promise<string> {
  const { subject, title, greeting, locator, sections, links, closing } = content;
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
        <style>
          ${raw(sheet)}
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
            ${links.map(
              ({ text, url }, index) =>
                html`<p>
                  <a ${index === 0 ? raw('class="action"') : ''} href="${url}" target="_blank" rel="noopener"
                    >${text}</a
                  >
                </p>`,
            )}
            ${closing.map((line) => html`<p>${line}</p>`)}
          </div>
        </main>
      </body>
    </html>`;
  // What the template gives is a String object, which mail libraries take for something else than text.
  return page.toString();
}
