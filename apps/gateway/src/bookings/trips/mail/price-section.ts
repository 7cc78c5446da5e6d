import { exciseCode, taxCodes, type Language, type Money, type Price, type Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatMoney, formatNumber } from '../../../texts/formats.ts';
import { listPaymentMeans } from './payment-means.ts';
import type { MailAmount, MailSection } from './mail-content.ts';

/** Bills a trip: the fare, each tax and fee by its name, the total, and what it was paid with. */
export function priceSection(trip: Trip, language: Language): MailSection {
  const { confirmation: texts } = tripMail[language];
  const { price, payments } = trip;
  const isInPoints = payments.some(({ kind }) => kind === 'points');
  return {
    heading: texts.price,
    amounts: isInPoints ? pointsLines(price, language) : moneyLines(price, language),
    note: [...paidWith(trip, language), ...earnedPoints(trip, language)].join(' '),
  };
}

function paidWith(trip: Trip, language: Language): readonly string[] {
  const { confirmation: texts } = tripMail[language];
  const means = listPaymentMeans(trip, language);
  if (means === '') return [];
  return [
    fillText(trip.payments.some(({ kind }) => kind === 'points') ? texts.taxesPaidWith : texts.paidWith, { means }),
  ];
}

function moneyLines(price: Price, language: Language): readonly MailAmount[] {
  const { confirmation: texts } = tripMail[language];
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: price.total.currency }, language);
  const base = sumOf(price.passengers.map((line) => line.base));
  return [
    { label: texts.base, amount: money(base), weight: 'line' },
    { label: texts.taxes, amount: money(price.total.amountMinor - base), weight: 'line' },
    ...taxLines(price, taxCodes, language),
    { label: texts.total, amount: money(price.total.amountMinor), weight: 'total' },
  ];
}

function pointsLines(price: Price, language: Language): readonly MailAmount[] {
  const { confirmation: texts } = tripMail[language];
  const values = { points: formatNumber(price.points, language), amount: formatMoney(price.taxesWithPoints, language) };
  return [
    { label: texts.base, amount: fillText(texts.inPoints, values), weight: 'line' },
    { label: texts.taxes, amount: values.amount, weight: 'line' },
    ...taxLines(
      price,
      taxCodes.filter((code) => code !== exciseCode),
      language,
    ),
    { label: texts.total, amount: fillText(texts.totalInPoints, values), weight: 'total' },
  ];
}

/** Names each tax and fee with what all passengers pay of it. */
function taxLines(
  { passengers, total: { currency } }: Price,
  codes: readonly (typeof taxCodes)[number][],
  language: Language,
): readonly MailAmount[] {
  const taxes = passengers.flatMap((line) => line.taxes);
  return codes.flatMap((code) => {
    const amountMinor = sumOf(taxes.filter((each) => each.code === code).map(({ amount }) => amount));
    if (amountMinor === 0) return [];
    return [
      {
        label: tripMail[language].tax[code],
        amount: formatMoney({ amountMinor, currency }, language),
        weight: 'part' as const,
      },
    ];
  });
}

function earnedPoints({ pointsEarned, bounds }: Trip, language: Language): readonly string[] {
  if (pointsEarned === 0) return [];
  const points = formatNumber(pointsEarned, language);
  const dates = earningDates(bounds, language);
  return [countedText(language, tripMail[language].confirmation, 'points', pointsEarned, { points, dates })];
}

/** Writes the days on which the last flights of the directions leave: their points count from then on. */
function earningDates(bounds: Trip['bounds'], language: Language): string {
  const days = bounds.map(({ itinerary, date }) => formatDate(itinerary.legs.at(-1)?.departsAt ?? date, language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(days));
}

function sumOf(amounts: readonly Money[]): number {
  return amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
