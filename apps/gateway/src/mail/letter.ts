import { html } from 'hono/html';

import { mailFootText } from './mail-foot.ts';
import { mailPage, type MailHead } from './mail-page.ts';

/** A mail that says a few things and leads to one page. */
export interface Letter extends MailHead {
  readonly paragraphs: readonly string[];
  /** Ways on of which a person takes one, before the page that the letter leads to. */
  readonly choices?: { readonly title: string; readonly items: readonly LetterChoice[] };
  readonly action: { readonly text: string; readonly url: string };
  /** Other pages, for who needs one of those instead. */
  readonly also?: readonly { readonly text: string; readonly url: string }[];
  /** Stands above the address that the action leads to, for readers whose button does not work. */
  readonly copyHint: string;
  readonly closing: readonly string[];
}

/** A way on: what it is, and the link that leads to it. */
export interface LetterChoice {
  readonly facts: readonly string[];
  readonly text: string;
  readonly url: string;
}

/** Writes a letter as plain text. */
export function letterText(letter: Letter): string {
  const { title, paragraphs, choices, action, also = [], closing } = letter;
  const offered =
    choices === undefined
      ? []
      : [choices.title, ...choices.items.map(({ facts, text, url }) => [...facts, `${text}:`, url].join('\n'))];
  const links = [action, ...also].map(({ text, url }) => `${text}:\n${url}`);
  return [title, ...paragraphs, ...offered, ...links, ...closing, mailFootText(letter)].join('\n\n');
}

/** Writes a letter as HTML that says the same as its text. */
export function letterHtml(letter: Letter): Promise<string> {
  const { paragraphs, choices, action, also = [], copyHint, closing } = letter;
  return mailPage(
    letter,
    html`<section>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)} ${choices === undefined ? '' : choicesHtml(choices)}
        <p><a class="action" href="${action.url}" target="_blank" rel="noopener noreferrer">${action.text}</a></p>
        <p>${copyHint}</p>
        <p class="address">${action.url}</p>
        ${also.map(({ text, url }) => html`<p><a href="${url}" target="_blank" rel="noopener noreferrer">${text}</a></p>`)}
      </section>
      <div class="closing">${closing.map((line) => html`<p>${line}</p>`)}</div>`,
  );
}

function choicesHtml({ title, items }: NonNullable<Letter['choices']>) {
  return html`<h2>${title}</h2>
    ${items.map(
      ({ facts, text, url }) =>
        html`<div class="trip">
          ${facts.map((fact, place) => (place === 0 ? html`<h3>${fact}</h3>` : html`<p class="date">${fact}</p>`))}
          <p><a class="action" href="${url}" target="_blank" rel="noopener noreferrer">${text}</a></p>
        </div>`,
    )}`;
}
