import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BagAllowance, BagCharges, BagSizes } from './bag-tables.tsx';
import { FareTable } from './FareTable.tsx';
import { TierTable } from './TierTable.tsx';

/** The tables that documents show of the product's own data, by the name that a document gives: `{{table.refunds}}`. */
const dataTables = {
  refunds: Refunds,
  fareConditions: FareConditionsTable,
  bagAllowance: BagAllowance,
  bagSizes: BagSizes,
  bagCharges: BagChargesWithCalculator,
  tiers: TierTable,
} as const;

/** Renders a table of the product's own data. */
export function DataTable({ name }: { readonly name: string }): ReactNode {
  if (!isDataTable(name)) throw new Error(`There is no table '${name}': dataTables has them all.`);
  const Content = dataTables[name];
  return <Content />;
}

function isDataTable(name: string): name is keyof typeof dataTables {
  return Object.hasOwn(dataTables, name);
}

function Refunds(): ReactNode {
  const { t } = useTranslation('information');
  return (
    <FareTable
      caption={t('table.refunds.caption')}
      columns={[{ id: 'refund', header: t('table.refunds.refund'), cell: ({ refund }) => t(`refund.${refund}`) }]}
    />
  );
}

function FareConditionsTable(): ReactNode {
  const { t } = useTranslation('information');
  const words = (key: 'refund' | 'change' | 'sameDayChange' | 'boarding' | 'points') =>
    t(`table.fareConditions.${key}`);
  return (
    <FareTable
      caption={t('table.fareConditions.caption')}
      columns={[
        { id: 'refund', header: words('refund'), cell: ({ refund }) => t(`refund.${refund}`) },
        { id: 'change', header: words('change'), cell: ({ change }) => t(`change.${change}`) },
        { id: 'sameDay', header: words('sameDayChange'), cell: (fare) => t(fare.sameDayChange ? 'yes' : 'no') },
        { id: 'boarding', header: words('boarding'), cell: ({ boarding }) => t(`boarding.${boarding}`) },
        { id: 'points', header: words('points'), cell: ({ pointsPerDollar }) => pointsPerDollar, align: 'end' },
      ]}
    />
  );
}

function BagChargesWithCalculator(): ReactNode {
  const { t } = useTranslation('information');
  return (
    <>
      <BagCharges />
      <p>
        <Link href={buildPath('air-baggage')}>{t('calculateBags')}</Link>
      </p>
    </>
  );
}
