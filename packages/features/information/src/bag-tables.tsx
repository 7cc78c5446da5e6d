import { baggageCharges, baggageRules } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import { formatMoney } from '@airline/ui/money';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FareTable } from './FareTable.tsx';
import { formatInches, formatPounds } from './format-unit.ts';

/** Renders how many bags each fare includes. */
export function BagAllowance(): ReactNode {
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

/** Renders how large and heavy a bag of each kind may be. */
export function BagSizes(): ReactNode {
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

/** Renders what is charged for bags beyond what a fare includes. */
export function BagCharges(): ReactNode {
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
