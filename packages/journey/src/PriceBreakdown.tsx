import type { Money as MoneyAmount, Price } from '@airline/contract';
import { Accordion } from '@airline/ui/accordion';
import { DescriptionList } from '@airline/ui/description-list';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What {@link PriceBreakdown} takes.
 *
 * @example
 * ```ts
 * import type { PriceBreakdownProps } from '@airline/journey';
 *
 * const totalOf = ({ price }: PriceBreakdownProps) => price.total.amountMinor;
 * ```
 */
export interface PriceBreakdownProps {
  readonly price: Price;
}

/**
 * Renders a price by its parts: the fare of each kind of passenger, taxes and fees with each of them on demand, the total.
 *
 * @example
 * ```tsx
 * import type { Price } from '@airline/contract';
 * import { PriceBreakdown } from '@airline/journey';
 *
 * export const Example = ({ price }: { price: Price }) => <PriceBreakdown price={price} />;
 * ```
 */
export function PriceBreakdown({ price }: PriceBreakdownProps): ReactNode {
  const { t } = useTranslation('journey');
  const taxes = sumTaxes(price);
  const taxTotal = taxes.reduce((sum, [, amountMinor]) => sum + amountMinor, 0);
  return (
    <div>
      <DescriptionList
        variant="total"
        items={[
          ...price.passengers.map(({ kind, count, base }) => ({
            id: kind,
            term: t('price.base', { party: t(`party.${kind}`, { count }) }),
            detail: base.amountMinor === 0 ? t('price.free') : <Money amount={base} />,
          })),
          { id: 'taxes', term: t('price.taxes'), detail: <Money amount={usd(taxTotal)} /> },
          { id: 'total', term: t('price.total'), detail: <Money amount={price.total} /> },
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
