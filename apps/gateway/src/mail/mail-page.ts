import { html, raw } from 'hono/html';

import { mailFootHtml, type MailFootHead } from './mail-foot.ts';
import { mailSheet } from './mail-sheet.ts';

/** What stands around every mail. */
export interface MailHead extends MailFootHead {
  readonly brand: string;
  readonly subject: string;
  readonly title: string;
}

/** Puts a mail's parts into the page that all mails are. */
export async function mailPage(head: MailHead, parts: ReturnType<typeof html>): Promise<string> {
  const { language, brand, subject, title } = head;
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(mailSheet)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <p class="brand">
              <span class="mark"
                ><span class="sun"></span><span class="wind short"></span><span class="wind"></span
                ><span class="wind long"></span></span
              >${brand}
            </p>
            <h1>${title}</h1>
          </header>
          ${parts} ${mailFootHtml(head)}
        </main>
      </body>
    </html>`;
  // What the template gives is a String object, which mail libraries take for something else than text.
  return page.toString();
}
