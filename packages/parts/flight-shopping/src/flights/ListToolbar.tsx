import type { FareConditions } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { RadioGroup } from '@airline/ui/radio-group';
import { Select } from '@airline/ui/select';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PricedItinerary } from './arrange-flights.ts';
import { FareComparison } from './FareComparison.tsx';
import { FlightFilters } from './FlightFilters.tsx';
import { countFilters, sortOrders, type ListOptions } from './list-options.ts';
import styles from './ListToolbar.module.css';

export interface ListToolbarProps {
  readonly flights: readonly PricedItinerary[];
  readonly shownCount: number;
  readonly options: ListOptions;
  readonly inPoints: boolean;
  readonly isUpdating: boolean;
  readonly conditions: readonly FareConditions[];
  readonly onChange: (changed: Partial<ListOptions>) => void;
  readonly onPoints: (inPoints: boolean) => void;
}

/** Renders how many flights there are, and how they are shown. On a small screen the filters are behind a button. */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { flights, shownCount, options, inPoints, isUpdating, conditions, onChange, onPoints } = props;
  const { t } = useTranslation('flights');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [compared, setCompared] = useState(false);
  const comparisonId = useId();
  const close = () => setFiltersOpen(false);
  const filters = countFilters(options);
  return (
    <div className={styles['toolbar']}>
      <div>
        <h2 className={styles['count']}>
          {shownCount === flights.length
            ? t('list.count', { count: shownCount })
            : t('list.some', { shown: shownCount, all: flights.length })}
        </h2>
        <output className={styles['note']}>{isUpdating ? t('list.updating') : inPoints ? null : t('list.note')}</output>
      </div>
      <div className={styles['tools']}>
        <RadioGroup
          legend={t('prices.label')}
          name="prices"
          variant="inline"
          options={[
            { value: 'money', label: t('prices.money') },
            { value: 'points', label: t('prices.points') },
          ]}
          value={inPoints ? 'points' : 'money'}
          onChange={(value) => onPoints(value === 'points')}
        />
        <Select
          label={t('sort.label')}
          options={sortOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
          value={options.sort}
          onChange={({ currentTarget: { value } }) => {
            const sort = sortOrders.find((order) => order === value);
            if (sort !== undefined) onChange({ sort });
          }}
        />
        <div className={styles['buttons']}>
          <span className={styles['filterButton']}>
            <Button onClick={() => setFiltersOpen(true)}>
              {filters === 0 ? t('filter.open') : t('filter.openWith', { count: filters })}
            </Button>
          </span>
          {conditions.length === 0 ? null : (
            <Button
              variant="quiet"
              aria-expanded={compared}
              aria-controls={comparisonId}
              onClick={() => setCompared(!compared)}
            >
              {compared ? t('compare.close') : t('compare.open')}
            </Button>
          )}
        </div>
      </div>
      <Dialog
        variant="drawer"
        open={filtersOpen}
        onClose={close}
        title={t('filter.title')}
        closeLabel={t('filter.close')}
        actions={
          <Button variant="primary" wide onClick={close}>
            {t('filter.show', { count: shownCount })}
          </Button>
        }
      >
        <FlightFilters flights={flights} options={options} onChange={onChange} />
      </Dialog>
      <div id={comparisonId} hidden={!compared} className={styles['comparison']}>
        {compared ? <FareComparison conditions={conditions} inPoints={inPoints} /> : null}
      </div>
    </div>
  );
}
