import { exciseCode, type Money as MoneyAmount, type Price } from '@airline/contract';
import { Accordion } from '@airline/ui/accordion';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What {@link PriceBreakdown} takes.
 *
 * @example
 * ```ts
 * import type { PriceBreakdownProps } from '@airline/itinerary';
 *
 * const totalOf = ({ price }: PriceBreakdownProps) => price.total.amountMinor;
 * ```
 */
export interface PriceBreakdownProps {
  readonly price: Price;
  /** Whether points pay the fares: then fares and total are shown in points, and in money only what points do not pay. */
  readonly inPoints?: boolean;
  /** What is bought beside the fares, which money pays; the total counts it. */
  readonly extras?: MoneyAmount;
}

/**
 * Renders a price by its parts: the fare of each kind of passenger, taxes and fees with each of them on demand, extras, the total.
 *
 * @example
 * ```tsx
 * import type { Price } from '@airline/contract';
 * import { PriceBreakdown } from '@airline/itinerary';
 *
 * export const Example = ({ price }: { price: Price }) => <PriceBreakdown price={price} />;
 * ```
 */
export function PriceBreakdown({ price, inPoints = false, extras = usd(0) }: PriceBreakdownProps): ReactNode {
  const { t } = useTranslation('itinerary');
  const withExtras = {
    ...price,
    total: usd(price.total.amountMinor + extras.amountMinor),
    taxesWithPoints: usd(price.taxesWithPoints.amountMinor + extras.amountMinor),
  };
  const total = usePriceTotal(withExtras, inPoints);
  const points = useFormattedPoints(price);
  const taxes = sumTaxes(price).filter(([code]) => !(inPoints && code === exciseCode));
  const taxTotal = inPoints ? price.taxesWithPoints : usd(taxes.reduce((sum, [, amountMinor]) => sum + amountMinor, 0));
  return (
    <div>
      <DescriptionList
        variant="total"
        items={[
          ...(inPoints
            ? [{ id: 'fare', term: t('price.fare'), detail: t('price.inPoints', { points }) }]
            : price.passengers.map(({ kind, count, base, isCompanion }) => ({
                id: isCompanion === true ? 'companion' : kind,
                term:
                  isCompanion === true
                    ? t('price.companion')
                    : t('price.base', { party: t(`party.${kind}`, { count }) }),
                detail: base.amountMinor === 0 ? t('price.free') : <Money amount={base} />,
              }))),
          // In points the companion has no line among the fares: it is said that none of them is theirs.
          ...(inPoints && price.passengers.some(({ isCompanion }) => isCompanion)
            ? [{ id: 'companion', term: t('price.companion'), detail: t('price.free') }]
            : []),
          { id: 'taxes', term: t('price.taxes'), detail: <Money amount={taxTotal} /> },
          ...(extras.amountMinor === 0
            ? []
            : [{ id: 'extras', term: t('price.extras'), detail: <Money amount={extras} /> }]),
          { id: 'total', term: t('price.total'), detail: inPoints ? total : <Money amount={withExtras.total} /> },
        ]}
      />
      {taxes.length === 0 ? null : (
        <Accordion
          items={[
            {
              id: 'taxes',
              title: t('price.showTaxes'),
              content: (
                <DescriptionList
                  variant="amounts"
                  items={taxes.map(([code, amountMinor]) => ({
                    id: code,
                    term: t(`tax.${code}`),
                    detail: <Money amount={usd(amountMinor)} />,
                  }))}
                />
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

/**
 * Says what a price comes to in all: money, or points and the money that they leave.
 *
 * @example
 * ```tsx
 * import type { Price } from '@airline/contract';
 * import { usePriceTotal } from '@airline/itinerary';
 *
 * export const Total = ({ price }: { price: Price }) => <strong>{usePriceTotal(price, true)}</strong>;
 * ```
 */
export function usePriceTotal(price: Price, inPoints: boolean): string {
  const { t } = useTranslation('itinerary');
  const locale = useLocale();
  const points = useFormattedPoints(price);
  if (!inPoints) return formatMoney(price.total, locale);
  return t('price.both', { points, amount: formatMoney(price.taxesWithPoints, locale) });
}

function useFormattedPoints({ points }: Price): string {
  return new Intl.NumberFormat(useLocale()).format(points);
}

type TaxCode = Price['passengers'][number]['taxes'][number]['code'];

/** Adds up each tax over all kinds of passengers, in the order in which the gateway names them. */
function sumTaxes({ passengers }: Price): readonly (readonly [TaxCode, number])[] {
  const sums = new Map<TaxCode, number>();
  for (const { taxes } of passengers) {
    for (const { code, amount } of taxes) sums.set(code, (sums.get(code) ?? 0) + amount.amountMinor);
  }
  return [...sums];
}

function usd(amountMinor: number): MoneyAmount {
  return { amountMinor, currency: 'USD' };
}
