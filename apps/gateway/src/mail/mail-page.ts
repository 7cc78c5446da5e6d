import type { Language } from '@airline/contract';
import { html, raw } from 'hono/html';

import { mailSheet } from './mail-sheet.ts';

/** What stands at the head of every mail. */
export interface MailHead {
  readonly language: Language;
  readonly brand: string;
  readonly subject: string;
  readonly title: string;
}

/** Puts a mail's parts into the page that all mails are. */
export async function mailPage(
  { language, brand, subject, title }: MailHead,
  parts: ReturnType<typeof html>,
): Promise<string> {
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
          ${parts}
        </main>
      </body>
    </html>`;
  // What the template gives is a String object, which mail libraries take for something else than text.
  return page.toString();
}
