import { type Language, type Trip, walletNames } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { fillText } from '../../../texts/fill-text.ts';
import { formatMoney } from '../../../texts/formats.ts';

type MoneyPayment = Exclude<Trip['payments'][number], { readonly kind: 'points' }>;

/** Names what money paid a trip with, within a sentence: each with its amount where there are several. */
export function listPaymentMeans({ payments }: Pick<Trip, 'payments'>, language: Language): string {
  const { meansAmount } = tripMail[language];
  const money = payments.filter((payment) => payment.kind !== 'points');
  const names = money.map((payment) => {
    const means = formatPaymentMeans(payment, language);
    return money.length === 1 ? means : fillText(meansAmount, { means, amount: formatMoney(payment.amount, language) });
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Names what companies took money with, each once, within a sentence: a refund goes back there. */
export function listRefundMeans({ payments }: Pick<Trip, 'payments'>, language: Language): string {
  const names = payments.flatMap((payment) =>
    payment.kind === 'card' || payment.kind === 'payPal' ? [formatPaymentMeans(payment, language)] : [],
  );
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(names));
}

/** Names what a payment was made with, as a part of a sentence. */
function formatPaymentMeans(payment: MoneyPayment, language: Language): string {
  const { means, cardBrands } = tripMail[language];
  switch (payment.kind) {
    case 'card': {
      const brand = Object.entries(cardBrands).find(([name]) => name === payment.brand)?.[1] ?? cardBrands.unknown;
      const card = fillText(means.card, { brand, lastFour: payment.lastFour });
      return payment.wallet === undefined
        ? card
        : fillText(means.wallet, { card, wallet: walletNames[payment.wallet] });
    }
    case 'payPal':
      return fillText(means.payPal, { account: payment.account });
    case 'travelFund':
      return fillText(means.travelFund, { lastFour: payment.lastFour });
  }
}
