import { placeName } from '@airline/itinerary';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dayTimeOf, destinationOf, originOf, passes, type PricedItinerary } from './arrange-flights.ts';
import styles from './FlightFilters.module.css';
import { countFilters, dayTimes, noFilters, type FilterName, type ListOptions } from './list-options.ts';

export interface FlightFiltersProps {
  readonly flights: readonly PricedItinerary[];
  readonly options: ListOptions;
  readonly onChange: (changed: Partial<ListOptions>) => void;
}

/** Renders what the list can be narrowed to, each answer with the number of flights it would leave. */
export function FlightFilters({ flights, options, onChange }: FlightFiltersProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  /** The flights that the other filters leave: what an answer adds is counted among them. */
  const among = (filter: FilterName) => flights.filter((flight) => passes(flight, { ...options, [filter]: [] }));

  return (
    <div className={styles['filters']}>
      <FilterGroup
        title={t('filter.stops')}
        values={distinct(flights.map(({ stops }) => stops)).toSorted((a, b) => a - b)}
        chosen={options.stops}
        labelOf={(count) => journey('stops', { count })}
        countOf={(value) => among('stops').filter(({ stops }) => stops === value).length}
        onChange={(stops) => onChange({ stops })}
      />
      <FilterGroup
        title={t('filter.times')}
        values={dayTimes.filter((time) => flights.some((flight) => dayTimeOf(flight) === time))}
        chosen={options.times}
        labelOf={(time) => t(`filter.time.${time}`)}
        countOf={(time) => among('times').filter((flight) => dayTimeOf(flight) === time).length}
        onChange={(times) => onChange({ times })}
      />
      <FilterGroup
        title={t('filter.origins')}
        values={distinct(flights.map(originOf)).toSorted()}
        chosen={options.origins}
        labelOf={placeName}
        countOf={(code) => among('origins').filter((flight) => originOf(flight) === code).length}
        onChange={(origins) => onChange({ origins })}
      />
      <FilterGroup
        title={t('filter.destinations')}
        values={distinct(flights.map(destinationOf)).toSorted()}
        chosen={options.destinations}
        labelOf={placeName}
        countOf={(code) => among('destinations').filter((flight) => destinationOf(flight) === code).length}
        onChange={(destinations) => onChange({ destinations })}
      />
      {countFilters(options) === 0 ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={() => onChange(noFilters)}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FilterGroupProps<Value> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly countOf: (value: Value) => number;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Renders one filter; one with a single answer would filter nothing and is left out. */
function FilterGroup<Value extends string | number>(props: FilterGroupProps<Value>): ReactNode {
  const { title, values, chosen, labelOf, countOf, onChange } = props;
  if (values.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles['title']}>{title}</legend>
      {values.map((value) => (
        <div key={value} className={styles['line']}>
          <Checkbox
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          <span className={styles['count']} aria-hidden="true">
            {countOf(value)}
          </span>
        </div>
      ))}
    </fieldset>
  );
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
