import { fareTable, type FareConditions } from '@airline/contract';
import { Table, type TableColumn } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders a table with a row for each fare family, the cheapest first. */
export function FareTable({
  caption,
  columns,
}: {
  readonly caption: string;
  readonly columns: readonly TableColumn<FareConditions>[];
}): ReactNode {
  const { t } = useTranslation('information');
  const { t: journey } = useTranslation('itinerary');
  const family = {
    id: 'family',
    header: t('table.fare'),
    cell: (fare: FareConditions) => journey(`family.${fare.family}`),
  };
  return (
    <Table
      caption={caption}
      captionHidden
      rows={fareTable}
      keyOf={(fare) => fare.family}
      columns={[family, ...columns]}
    />
  );
}
