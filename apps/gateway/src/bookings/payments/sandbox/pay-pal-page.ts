import type { Language } from '@airline/contract';
import { payPalPage as words } from '@airline/mail-texts/pay-pal-page';
import { html } from 'hono/html';

import { type Html, writePage } from '../../../http/page.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatMoney } from '../../../texts/formats.ts';
import type { Challenge } from './challenges.ts';
import { testAccounts } from './test-cards.ts';

/** Writes the page on which the sandbox's PayPal asks for the person's agreement. */
export function payPalPage(approval: Challenge | undefined, language: Language): Html {
  const texts = words[language];
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
  if (approval === undefined) return page(texts.unknown, html`<p>${texts.unknownBody}</p>`);
  if (approval.state !== 'challenge') {
    const back = html`<a class="button" href="${approval.returnPath}">${texts.back}</a>`;
    return page(
      texts.decided,
      html`<p>${texts.decidedBody}</p>
        ${back}`,
    );
  }
  const amount = formatMoney({ amountMinor: approval.amountMinor, currency: 'USD' }, language);
  return page(
    texts.question,
    html`<dl>
        <dt>${texts.merchant}</dt>
        <dd>${texts.merchantName}</dd>
        <dt>${texts.amount}</dt>
        <dd>${amount}</dd>
        ${
          approval.countryCode === null
            ? ''
            : html`<dt>${texts.country}</dt>
                <dd>${approval.countryCode}</dd>`
        }
      </dl>
      <form method="post" class="actions">
        <fieldset>
          <legend>${texts.accounts}</legend>
          ${testAccounts.map(
            ({ email, outcome }, index) =>
              html`<label
                ><input type="radio" name="email" value="${email}" ${index === 0 ? 'checked' : ''} />
                <span>${email}<small>${texts.outcomes[outcome]}</small></span></label
              >`,
          )}
        </fieldset>
        <button name="decision" value="pay">${fillText(texts.pay, { amount })}</button>
        <button name="decision" value="cancel" class="secondary">${texts.cancel}</button>
      </form>`,
  );
}
