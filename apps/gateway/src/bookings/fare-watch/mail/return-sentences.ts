import type { ChangeDifference, Language } from '@airline/contract';
import { fareWatchMail } from '@airline/mail-texts/fare-watch-mail';

import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatMoney, formatNumber } from '../../../texts/formats.ts';

/** Says what would come back, and to what: the card, a travel fund, points. */
export function returnSentences(
  { due, refund, credit, funds = [], pointsReturned }: ChangeDifference,
  means: string,
  language: Language,
): readonly string[] {
  const { trip: texts } = fareWatchMail[language];
  const amount = (money: typeof refund) => formatMoney(money, language);
  return [
    ...(refund.amountMinor > 0 ? [fillText(texts.refund, { amount: amount(refund), means })] : []),
    ...(credit.amountMinor > 0 ? [fillText(texts.credit, { amount: amount(credit) })] : []),
    ...funds
      .filter(({ isExpired }) => !isExpired)
      .map(({ lastFour, amount: back, expiresOn }) =>
        fillText(texts.fund, { amount: amount(back), lastFour, date: formatDate(expiresOn, language) }),
      ),
    ...(pointsReturned > 0
      ? [countedText(language, texts, 'points', pointsReturned, { points: formatNumber(pointsReturned, language) })]
      : []),
    ...(due.amountMinor > 0 ? [fillText(texts.due, { amount: amount(due) })] : []),
  ];
}
