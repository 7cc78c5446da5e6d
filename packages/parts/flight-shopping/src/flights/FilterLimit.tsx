import { Select } from '@airline/ui/select';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FilterLimitProps {
  readonly label: string;
  /** The answer that limits nothing: 'Cualquier precio'. */
  readonly anyLabel: string;
  readonly limits: readonly number[];
  readonly value: number | undefined;
  readonly labelOf: (limit: number) => string;
  readonly countOf: (limit: number) => number;
  readonly onChange: (limit: number | undefined) => void;
}

/** Renders a filter of one limit, each with the number of flights that it leaves; without a limit to choose it is left out. */
export function FilterLimit(props: FilterLimitProps): ReactNode {
  const { label, anyLabel, limits, value, labelOf, countOf, onChange } = props;
  const { t } = useTranslation('flights');
  const all = value === undefined || limits.includes(value) ? limits : [...limits, value].toSorted((a, b) => a - b);
  if (all.length === 0) return null;
  return (
    <Select
      label={label}
      options={[
        { value: '', label: anyLabel },
        ...all.map((limit) => ({
          value: String(limit),
          label: t('filter.upTo', { limit: labelOf(limit), flights: countOf(limit) }),
        })),
      ]}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
    />
  );
}
