import { fareFamilies, type FareFamily, type ItineraryFare } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FareDifferences } from './fare-differences.ts';
import { FarePrice, usePriceWords } from './FarePrice.tsx';
import styles from './ItineraryCard.module.css';
import { useDifference } from './use-difference.tsx';
import type { ListedPrice } from './replaced-flight.ts';

export interface FareComparisonProps {
  readonly departs: string;
  readonly fares: readonly ItineraryFare[];
  readonly differences: FareDifferences;
  readonly priceOf: (fare: ItineraryFare) => ListedPrice | undefined;
  readonly inPoints: boolean;
  readonly onChoose: (fare: ItineraryFare) => void;
}

const conditionRows = ['carryOn', 'checked', 'change', 'refund', 'sameDay', 'boarding', 'points'] as const;

type ConditionId = (typeof conditionRows)[number];

type RowId = 'price' | ConditionId;

/** Renders the fares of one flight side by side: their prices with the way to take each, and only what they differ in. */
export function FareComparison(props: FareComparisonProps): ReactNode {
  const { departs, fares, differences, priceOf, inPoints, onChoose } = props;
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const words = usePriceWords(inPoints);
  const differenceWords = useDifference(inPoints);
  const conditionCell = (family: FareFamily, id: ConditionId): string => {
    const feature = differences.featuresOf(family).find((candidate) => candidate.id === id);
    if (feature?.included !== true) return t(missing[id] ?? 'compare.notIncluded');
    // What is included without a number or a kind has a name of its own row: that it is there says it all.
    return id === 'sameDay' ? t('compare.included') : feature.label;
  };
  return (
    <Table<RowId>
      caption={t('compare.title')}
      captionHidden
      rows={['price', ...conditionRows.filter((id) => differences.differing.includes(id))]}
      keyOf={(id) => id}
      columns={[
        { id: 'feature', header: t('compare.feature'), cell: (id) => t(`compare.rows.${id}`), rowHeader: true },
        ...fareFamilies.map((family) => ({
          id: family,
          header: journey(`family.${family}`),
          cell: (id: RowId) => (id === 'price' ? priceCell(family) : conditionCell(family, id)),
        })),
      ]}
    />
  );

  function priceCell(family: FareFamily): ReactNode {
    const fare = fares.find((candidate) => candidate.family === family);
    if (fare === undefined) return t('fare.soldOut');
    const price = priceOf(fare);
    const name = journey(`family.${family}`);
    return (
      <span className={styles['take']}>
        <strong>{price === undefined ? '…' : <FarePrice price={price} inPoints={inPoints} />}</strong>
        {price?.difference === undefined ? null : (
          <span className={styles['note']}>{differenceWords(price.difference)}</span>
        )}
        <Button
          size="small"
          aria-label={t('fare.chooseLong', { family: name, departs, price: price === undefined ? '' : words(price) })}
          onClick={() => onChoose(fare)}
        >
          {t('fare.before')}
        </Button>
      </span>
    );
  }
}

/** What stands where a fare does not include something that has better words than 'not included'. */
const missing: Readonly<Partial<Record<ConditionId, 'compare.noRefund' | 'compare.noChange'>>> = {
  refund: 'compare.noRefund',
  change: 'compare.noChange',
};
