import { html, raw } from 'hono/html';

import { mailSheet } from './mail-sheet.ts';

/** A mail that says a few things and leads to one page. */
export interface Letter {
  readonly language: 'es' | 'en';
  readonly brand: string;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly text: string; readonly url: string };
  /** Stands above the address that the action leads to, for readers whose button does not work. */
  readonly copyHint: string;
  readonly closing: readonly string[];
}

/** Writes a letter as plain text. */
export function letterText({ title, paragraphs, action, closing }: Letter): string {
  return [title, ...paragraphs, `${action.text}:\n${action.url}`, ...closing].join('\n\n');
}

/** Writes a letter as HTML that says the same as its text. */
export async function letterHtml(letter: Letter): Promise<string> {
  const { language, brand, subject, title, paragraphs, action, copyHint, closing } = letter;
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
          <section>
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
            <p><a class="action" href="${action.url}" target="_blank" rel="noopener noreferrer">${action.text}</a></p>
            <p>${copyHint}</p>
            <p class="address">${action.url}</p>
          </section>
          <div class="closing">${closing.map((line) => html`<p>${line}</p>`)}</div>
        </main>
      </body>
    </html>`;
  // What the template gives is a String object, which mail libraries take for something else than text.
  return page.toString();
}
