import { activeStations } from '@airline/reference-data/stations';
import { useLocale } from '@airline/ui/locale';
import { Select } from '@airline/ui/select';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { wholePrice } from '../search/low-fares.ts';
import type { DestinationWishes } from './Destinations.tsx';
import styles from './Destinations.module.css';
import { formatMonth } from './months-ahead.ts';

const budgetsMinor = [10_000, 15_000, 20_000, 30_000] as const;

interface DestinationControlsProps {
  readonly months: readonly string[];
  readonly wishes: DestinationWishes;
  readonly onChange: (wishes: DestinationWishes) => void;
  readonly nameOf: (station: string) => string;
}

/** Renders from where, when and for how much. */
export function DestinationControls({ months, wishes, onChange, nameOf }: DestinationControlsProps): ReactNode {
  const { t } = useTranslation('destinations');
  const locale = useLocale();
  const origins = activeStations
    .map(({ id }) => ({ value: id as string, label: `${nameOf(id)} - ${id}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const price = (amountMinor: number) => wholePrice({ amountMinor, currency: 'USD' }, locale);
  return (
    <div className={styles['controls']}>
      <Select
        label={t('origin')}
        options={origins}
        value={wishes.origin}
        onChange={({ target }) => onChange({ ...wishes, origin: target.value })}
      />
      <Select
        label={t('month')}
        options={months.map((month) => ({ value: month, label: formatMonth(month, locale) }))}
        value={wishes.month}
        onChange={({ target }) => onChange({ ...wishes, month: target.value })}
      />
      <Select
        label={t('budget')}
        options={[
          { value: '', label: t('anyPrice') },
          ...budgetsMinor.map((budget) => ({ value: String(budget), label: t('upTo', { price: price(budget) }) })),
        ]}
        value={wishes.budgetMinor === undefined ? '' : String(wishes.budgetMinor)}
        onChange={({ target }) =>
          onChange({ ...wishes, budgetMinor: target.value === '' ? undefined : Number(target.value) })
        }
      />
    </div>
  );
}
