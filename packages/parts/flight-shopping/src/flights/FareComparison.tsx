import type { FareConditions } from '@airline/contract';
import { fareFeatures } from '@airline/itinerary';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const rows = ['carryOn', 'checked', 'change', 'refund', 'sameDay', 'boarding', 'points'] as const;

type RowId = (typeof rows)[number];

export interface FareComparisonProps {
  readonly conditions: readonly FareConditions[];
  readonly inPoints: boolean;
}

/** Renders what each fare includes, side by side. */
export function FareComparison({ conditions, inPoints }: FareComparisonProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const cell = (fare: FareConditions, row: RowId): string => {
    const feature = fareFeatures(fare, journey, { inPoints }).find(({ id }) => id === row);
    if (feature?.included !== true) return t(missing[row] ?? 'compare.notIncluded');
    // What is included without a number or a kind has a name of its own row: that it is there says it all.
    return row === 'sameDay' ? t('compare.included') : feature.label;
  };
  return (
    <Table
      caption={t('compare.title')}
      rows={inPoints ? rows.filter((row) => row !== 'points') : rows}
      keyOf={(row) => row}
      columns={[
        { id: 'feature', header: t('compare.feature'), cell: (row) => t(`compare.rows.${row}`), rowHeader: true },
        ...conditions.map((fare) => ({
          id: fare.family,
          header: journey(`family.${fare.family}`),
          cell: (row: RowId) => cell(fare, row),
        })),
      ]}
    />
  );
}

/** What stands where a fare does not include something that has better words than 'not included'. */
const missing: Readonly<Partial<Record<RowId, 'compare.noRefund' | 'compare.noChange'>>> = {
  refund: 'compare.noRefund',
  change: 'compare.noChange',
};
