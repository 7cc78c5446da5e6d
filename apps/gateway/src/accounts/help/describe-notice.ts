import type { Language } from '@airline/contract';
import { accountMail } from '@airline/mail-texts/account-mail';
import { cityName } from '@airline/reference-data/place-names';

import { fillText } from '../../texts/fill-text.ts';
import { formatDate, formatInstantAt, formatMoney, formatNumber } from '../../texts/formats.ts';
import type { KeptFactors, NoticedFund, NoticedLogin, SpentPoints } from '../identity/rules/account-jobs.ts';
import { toNameInMail } from './rules/name-in-mail.ts';

/** Writes what somebody paid with an account's points, for the placeholders of its notice. */
export function describeSpending(spent: SpentPoints, language: Language) {
  const { points, recordLocator, from, to, departsAt, travellers, spentAt } = spent;
  return {
    ...formatInstantAt(new Date(spentAt), from, language),
    points: formatNumber(points, language),
    recordLocator,
    origin: cityName(from, language),
    destination: cityName(to, language),
    departure: formatDate(departsAt, language),
    travellers: new Intl.ListFormat(language, { type: 'conjunction' }).format(travellers.map(toNameInMail)),
  };
}

/** Writes a travel fund, for the placeholders of its notice. */
export function describeFund(
  { amount, lastFour, expiresOn, recipientHint = '', from = '' }: NoticedFund,
  language: Language,
) {
  return {
    amount: formatMoney(amount, language),
    lastFour,
    expires: formatDate(expiresOn, language),
    recipient: recipientHint,
    from: toNameInMail(from),
  };
}

/** Writes a login, for the placeholders of its notice: the instant in UTC, for where its person is, nobody knows. */
export function describeLogin({ browser, system, at }: NoticedLogin, language: Language) {
  const { browsers, systems } = accountMail[language].devices;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return { browser: browsers[browser], system: systems[system], moment: `${moment.format(new Date(at))} UTC` };
}

/** Names what a new password left as it was. */
export function describeKeptFactors({ passkeys, authenticatorApp }: KeptFactors, language: Language): string {
  const texts = accountMail[language];
  const factors = [
    ...(passkeys > 0 ? [fillText(texts.keptPasskeys, { count: passkeys })] : []),
    ...(authenticatorApp ? [texts.keptTotp] : []),
  ];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(factors);
  return fillText(texts.keptFactors, { factors: list });
}
