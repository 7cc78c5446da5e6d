import type { Language } from '@airline/contract';
import { bankPage } from '@airline/mail-texts/bank-page';
import { html } from 'hono/html';

import { fillText } from '../../../texts/fill-text.ts';
import { type Html, writePage } from '../../../http/page.ts';
import { formatMoney } from '../../../texts/formats.ts';
import type { Challenge } from './challenges.ts';

/** Writes the page on which the sandbox's bank asks for the person's consent. */
export function challengePage(challenge: Challenge | undefined, language: Language): Html {
  const texts = bankPage[language];
  const page = (title: string, body: Html): Html =>
    writePage({
      language,
      title: `${title} – ${texts.title}`,
      notice: texts.notice,
      body: html`<div class="card">
        <p class="brand">${texts.title}</p>
        <h1>${title}</h1>
        ${body}
      </div>`,
    });
  if (challenge === undefined) return page(texts.unknown, html`<p>${texts.unknownBody}</p>`);
  if (challenge.state !== 'challenge') {
    const back = html`<a class="button" href="${challenge.returnPath}">${texts.back}</a>`;
    return page(
      texts.decided,
      html`<p>${texts.decidedBody}</p>
        ${back}`,
    );
  }
  const amount = formatMoney({ amountMinor: challenge.amountMinor, currency: 'USD' }, language);
  return page(
    texts.question,
    html`<dl>
        <dt>${texts.merchant}</dt>
        <dd>${texts.merchantName}</dd>
        <dt>${texts.amount}</dt>
        <dd>${amount}</dd>
        <dt>${texts.card}</dt>
        <dd>${fillText(texts.cardValue, { lastFour: challenge.lastFour })}</dd>
      </dl>
      <form method="post" class="actions">
        <button name="decision" value="approve">${texts.approve}</button>
        <button name="decision" value="refuse" class="secondary">${texts.refuse}</button>
      </form>`,
  );
}
