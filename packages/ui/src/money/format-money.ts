import { numberFormat } from '../locale/formatters.ts';

/** An amount of money: whole minor units of its currency. */
export interface MoneyAmount {
  /** Whole number of minor units: cents of a dollar, yen of a yen. */
  readonly amountMinor: number;
  /** ISO 4217 code: `USD`. */
  readonly currency: string;
}

/** How {@link formatMoney} writes an amount. */
export interface MoneyOptions {
  /** `always` writes `$129.00`; `auto` leaves the minor units out where they are zero. */
  readonly minorUnits?: 'always' | 'auto';
  /** Writes `+` before what is not negative: for differences. */
  readonly signed?: boolean;
}

/**
 * Writes an amount of money in a language, exactly: the digits never pass through a fraction.
 *
 * The number of minor digits is the currency's own (ISO 4217, as `Intl` knows it): 12900 USD is 129.00, 12900 JPY is 12,900.
 * Throws a `RangeError` for an amount that is no safe whole number and for a currency that is no three letters.
 *
 * @example
 * ```ts
 * import { formatMoney } from '@airline/ui/money';
 *
 * const price = formatMoney({ amountMinor: 15420, currency: 'USD' }, 'en');
 * ```
 */
export function formatMoney(
  { amountMinor, currency }: MoneyAmount,
  locale: string,
  options: MoneyOptions = {},
): string {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`${amountMinor} is no amount of money: give whole minor units (cents), not a fraction.`);
  }
  const plain = numberFormat(locale, { style: 'currency', currency });
  const digits = plain.resolvedOptions().maximumFractionDigits ?? 0;
  const hideMinor = options.minorUnits === 'auto' && amountMinor % 10 ** digits === 0;
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    ...(hideMinor ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    ...(options.signed ? { signDisplay: 'always' } : {}),
  });
  return format.format(decimalOf(amountMinor, digits));
}

/** `Intl` reads a decimal text to its last digit; a division would round. */
function decimalOf(amountMinor: number, digits: number): Intl.StringNumericLiteral {
  const sign = amountMinor < 0 ? '-' : '';
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${sign}${whole}.${text.slice(text.length - digits) || '0'}` as Intl.StringNumericLiteral;
}
