import type { GivenBack, Language, Money, TravelCredit, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatMoney } from '../../../texts/formats.ts';
import { listRefundMeans } from './payment-means.ts';
import type { MailItem } from './mail-content.ts';

/** Says what comes back as money, and to whom: what a company took goes back to it. */
export function refundItems(
  { refund, payments }: { readonly refund: Money; readonly payments: Trip['payments'] },
  language: Language,
): readonly MailItem[] {
  if (refund.amountMinor === 0) return [];
  const { cancellation: texts } = tripMail[language];
  const means = listRefundMeans({ payments }, language);
  return [
    { text: fillText(texts.refund, { amount: formatMoney(refund, language), means }), details: [texts.refundTime] },
  ];
}

/** Says what comes back as a travel credit: the mail has its number, by which it is spent. */
export function creditItems(
  { travelCredit }: { readonly travelCredit?: TravelCredit | undefined },
  language: Language,
): readonly MailItem[] {
  if (travelCredit === undefined) return [];
  const { cancellation: texts } = tripMail[language];
  const { number, lastFour, holder, amount, expiresOn } = travelCredit;
  const name = `${holder.firstName} ${holder.lastName}`;
  return [
    {
      text: fillText(texts.credit, { amount: formatMoney(amount, language) }),
      details: [
        fillText(texts.creditNumber, { number: groupOfFour(number ?? lastFour) }),
        fillText(texts.creditHolder, { name, date: formatDate(expiresOn, language) }),
      ],
    },
  ];
}

/** Says what goes back to travel funds that paid, and until when each can be used. */
export function fundItems({ funds = [] }: Pick<GivenBack, 'funds'>, language: Language): readonly MailItem[] {
  const { cancellation: texts } = tripMail[language];
  return funds.map(({ lastFour, amount, expiresOn, isExpired }) => {
    const date = formatDate(expiresOn, language);
    return {
      text: fillText(texts.fund, { amount: formatMoney(amount, language), lastFour }),
      details: [fillText(isExpired ? texts.fundExpired : texts.fundExpires, { date })],
    };
  });
}

/** Says what does not come back. */
export function forfeitedItems({ forfeited }: { readonly forfeited: Money }, language: Language): readonly MailItem[] {
  if (forfeited.amountMinor === 0) return [];
  const { cancellation: texts } = tripMail[language];
  return [{ text: fillText(texts.forfeited, { amount: formatMoney(forfeited, language) }), details: [] }];
}

/** Says what extras give back beside the fares, and what they do not. */
export function extraItems({ extras }: Pick<GivenBack, 'extras'>, language: Language): readonly MailItem[] {
  if (extras === undefined) return [];
  const { cancellation: texts } = tripMail[language];
  const item = (text: string, amount: Money): readonly MailItem[] =>
    amount.amountMinor === 0 ? [] : [{ text: fillText(text, { amount: formatMoney(amount, language) }), details: [] }];
  return [...item(texts.extrasRefund, extras.refund), ...item(texts.extrasForfeited, extras.forfeited)];
}

/** Writes a credit's number so that it can be read out: `H7KQ 2MXP 9RTA`. */
function groupOfFour(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
