import type { CardDetails } from '@airline/contract';
import * as z from 'zod/mini';

import { brandOf, digitsOf, hasExpired, isCardNumber, parseExpiry, securityCodeLength } from './card-number.ts';

const cardAnswers = z.object({
  number: z.string().check(z.refine(isCardNumber, 'invalid')),
  expiry: z.string(),
  securityCode: z.string(),
  holderName: z.string().check(z.trim(), z.minLength(1, 'invalid'), z.maxLength(60, 'invalid')),
});

/** What a card's fields hold while they are typed. */
export type CardAnswers = z.infer<typeof cardAnswers>;

/** Makes the schema of a card that is paid with now: every fault at once. */
export function createCardSchema(now: () => Date): typeof cardAnswers {
  return cardAnswers.check(
    z.check(
      ({ value, issues }) => {
        const { number, expiry, securityCode } = value;
        const refuse = (field: keyof CardAnswers, code: string) =>
          issues.push({ code: 'custom', message: code, path: [field], input: value[field], continue: true });
        const until = parseExpiry(expiry);
        if (until === undefined) refuse('expiry', 'invalid');
        else if (hasExpired(until, now())) refuse('expiry', 'cardExpired');
        const length = securityCodeLength(brandOf(number));
        if (!/^\d+$/.test(securityCode.trim()) || securityCode.trim().length !== length)
          refuse('securityCode', 'invalid');
      },
      // Runs beside the issues of other fields, so that the form shows everything at once.
      { when: () => true },
    ),
  );
}

/** Gives the card as the processor takes it, from answers that the schema accepts. */
export function toCardDetails({ number, expiry, securityCode, holderName }: CardAnswers): CardDetails {
  const { month, year } = parseExpiry(expiry) ?? { month: 0, year: 0 };
  return {
    number: digitsOf(number),
    expiryMonth: month,
    expiryYear: year,
    securityCode: securityCode.trim(),
    holderName: holderName.trim(),
  };
}
