import type { FareConditions } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { Select } from '@airline/ui/select';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PricedItinerary, ShownMinorOf } from './arrange-flights.ts';
import { FaresExplained } from './FaresExplained.tsx';
import { FlightFilters } from './FlightFilters.tsx';
import { countFilters, noFilters, sortOrders, type ListOptions, type PriceBasis } from './list-options.ts';
import styles from './ListToolbar.module.css';

export interface ListToolbarProps {
  readonly flights: readonly PricedItinerary[];
  /** What each fare includes. */
  readonly conditions: readonly FareConditions[];
  readonly shownCount: number;
  readonly options: ListOptions;
  /** What prices can be for, and what they are for now. */
  readonly bases: readonly PriceBasis[];
  readonly basis: PriceBasis;
  readonly shownMinorOf: ShownMinorOf;
  readonly inPoints: boolean;
  readonly isUpdating: boolean;
  /** Whether flights of a trip are changed: then it pays the difference as it was paid, in dollars or in points. */
  readonly isChange: boolean;
  readonly watch: ReactNode;
  readonly onChange: (changed: Partial<ListOptions>) => void;
  readonly onPoints: (inPoints: boolean) => void;
}

/** The heading of the list: a skip link leads to it. */
export const flightsHeadingId = 'flights';

/** Renders how many flights there are, and how they are shown. On a small screen the filters are behind a button. */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const {
    flights,
    conditions,
    shownCount,
    options,
    bases,
    basis,
    shownMinorOf,
    inPoints,
    isUpdating,
    isChange,
    watch,
  } = props;
  const { onChange, onPoints } = props;
  const { t } = useTranslation('flights');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const close = () => setFiltersOpen(false);
  const filters = countFilters(options);
  const pointsChoice = (variant: ChoiceVariant) =>
    isChange ? null : (
      <Choice
        variant={variant}
        label={t('prices.label')}
        values={['money', 'points'] as const}
        value={inPoints ? 'points' : 'money'}
        labelOf={(value) => t(`prices.${value}`)}
        onChange={(value) => onPoints(value === 'points')}
      />
    );
  return (
    <div className={styles['toolbar']}>
      <div className={styles['found']}>
        <h2 id={flightsHeadingId} tabIndex={-1} className={styles['count']}>
          {shownCount === flights.length
            ? t('list.count', { count: shownCount })
            : t('list.some', { shown: shownCount, all: flights.length })}
        </h2>
        <output className={styles['note']}>
          {isUpdating ? t('list.updating') : t(isChange ? 'list.changeNote' : 'list.note')}
        </output>
        <span className={styles['explained']}>
          <FaresExplained conditions={conditions} inPoints={inPoints} />
        </span>
      </div>
      <div className={styles['tools']}>
        <span className={styles['filterButton']}>
          <Button onClick={() => setFiltersOpen(true)}>
            {filters === 0 ? t('filter.open') : t('filter.openWith', { count: filters })}
          </Button>
        </span>
        <Choice
          variant="toolbar"
          label={t('sort.label')}
          values={sortOrders}
          value={options.sort}
          labelOf={(order) => t(`sort.${order}`)}
          onChange={(sort) => onChange({ sort })}
        />
        {bases.length < 2 ? null : (
          <span className={styles['basis']}>
            <Choice
              variant="toolbar"
              label={t('basis.label')}
              values={bases}
              value={basis}
              labelOf={(value) => t(`basis.${value}`)}
              // A limit of one price says nothing about another.
              onChange={(value) => onChange({ basis: value, maximumDollars: undefined })}
            />
          </span>
        )}
        <div className={styles['inFilters']}>
          {pointsChoice('toolbar')}
          {watch}
        </div>
      </div>
      <Dialog
        variant="drawer"
        open={filtersOpen}
        onClose={close}
        title={t('filter.title')}
        closeLabel={t('filter.close')}
        actions={
          // Nothing to see is no way on: the filters are taken off here.
          <Button variant="primary" wide onClick={shownCount === 0 ? () => onChange(noFilters) : close}>
            {shownCount === 0 ? t('filter.showAll') : t('filter.show', { count: shownCount })}
          </Button>
        }
      >
        <div className={styles['choices']}>{pointsChoice('field')}</div>
        <FlightFilters
          flights={flights}
          options={options}
          inPoints={inPoints}
          basis={basis}
          shownMinorOf={shownMinorOf}
          onChange={onChange}
        />
      </Dialog>
    </div>
  );
}

/** `field` where there is room for its label above it. */
type ChoiceVariant = 'field' | 'toolbar';

interface ChoiceProps<Value> {
  readonly variant: ChoiceVariant;
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  variant,
  label,
  values,
  value,
  labelOf,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <Select
      variant={variant}
      label={label}
      options={values.map((each) => ({ value: each, label: labelOf(each) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = values.find((each) => each === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
