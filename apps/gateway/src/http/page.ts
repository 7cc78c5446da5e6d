import type { Language } from '@airline/contract';
import { html } from 'hono/html';

/** Where the sheet of the gateway's own pages is. */
export const sheetPath = '/static/gateway/pages.css';

/** A piece of HTML whose values are escaped. */
export type Html = ReturnType<typeof html>;

/** Writes a page of the gateway's own: without script, in one column, with a notice of what it is on top. */
export function writePage({
  language,
  title,
  notice,
  body,
}: {
  readonly language: Language;
  readonly title: string;
  /** What this page is, and is not: for pages of a sandbox. */
  readonly notice?: string;
  readonly body: Html;
}): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${sheetPath}" />
      </head>
      <body>
        ${notice === undefined ? '' : html`<p class="notice" role="note">${notice}</p>`}
        <main>${body}</main>
      </body>
    </html>`;
}
