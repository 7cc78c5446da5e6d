import { baggageCharges, baggageRules, fareTable, type FareConditions } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import { formatMoney } from '@airline/ui/money';
import { Table, type TableColumn } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatInches, formatPounds } from './format-unit.ts';

/** The tables that documents show of the product's own data, by the name that a document gives: `{{table.refunds}}`. */
const dataTables = {
  refunds: Refunds,
  fareConditions: FareConditionsTable,
  bagAllowance: BagAllowance,
  bagSizes: BagSizes,
  bagCharges: BagCharges,
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

function BagAllowance(): ReactNode {
  const { t } = useTranslation('information');
  return (
    <FareTable
      caption={t('table.bagAllowance.caption')}
      columns={[
        { id: 'personalItem', header: t('table.bagAllowance.personalItem'), cell: () => 1, align: 'end' },
        {
          id: 'carryOn',
          header: t('table.bagAllowance.carryOn'),
          cell: ({ carryOnBags }) => carryOnBags,
          align: 'end',
        },
        {
          id: 'checked',
          header: t('table.bagAllowance.checked'),
          cell: ({ checkedBags }) => checkedBags,
          align: 'end',
        },
      ]}
    />
  );
}

/** Renders a table with a row for each fare family, the cheapest first. */
function FareTable({
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

function BagSizes(): ReactNode {
  const { t, i18n } = useTranslation('information');
  const language = currentLanguage(i18n);
  const { personalItem, carryOn, checked } = baggageRules;
  const noWeight = t('table.bagSizes.noWeight');
  const linear = t('linear', { size: formatInches(language, checked.linearInches) });
  const rows = [
    { id: 'personalItem', size: formatInches(language, ...personalItem.inches), weight: noWeight },
    { id: 'carryOn', size: formatInches(language, ...carryOn.inches), weight: noWeight },
    { id: 'checked', size: linear, weight: formatPounds(language, checked.pounds) },
  ] as const;
  return (
    <Table
      caption={t('table.bagSizes.caption')}
      captionHidden
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'item', header: t('table.bagSizes.item'), cell: ({ id }) => t(`bag.${id}`) },
        { id: 'size', header: t('table.bagSizes.size'), cell: ({ size }) => size },
        { id: 'weight', header: t('table.bagSizes.weight'), cell: ({ weight }) => weight },
      ]}
    />
  );
}

function BagCharges(): ReactNode {
  const { t, i18n } = useTranslation('information');
  const language = currentLanguage(i18n);
  const { checked, most } = baggageRules;
  const pounds = { from: formatPounds(language, checked.pounds), to: formatPounds(language, most.pounds) };
  const inches = { from: formatInches(language, checked.linearInches), to: formatInches(language, most.linearInches) };
  const rows = [
    { id: 'extraBag', label: t('charge.extraBag') },
    { id: 'overweight', label: t('charge.overweight', pounds) },
    { id: 'oversize', label: t('charge.oversize', inches) },
  ] as const;
  return (
    <Table
      caption={t('table.bagCharges.caption')}
      captionHidden
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'charge', header: t('table.bagCharges.charge'), cell: ({ label }) => label },
        {
          id: 'amount',
          header: t('table.bagCharges.amount'),
          cell: ({ id }) => formatMoney(baggageCharges[id], language),
          align: 'end',
        },
      ]}
    />
  );
}
