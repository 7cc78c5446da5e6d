import { placeName } from '@airline/reference-data/place-names';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { formatDuration } from '@airline/ui/duration';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import {
  arrivalTimeOf,
  connectionsOf,
  departureTimeOf,
  destinationOf,
  originOf,
  passes,
  type PricedItinerary,
  type ShownMinorOf,
} from './arrange-flights.ts';
import { FilterLimit } from './FilterLimit.tsx';
import styles from './FlightFilters.module.css';
import {
  countFilters,
  dayTimes,
  noFilters,
  type DayTime,
  type FilterName,
  type ListFilters,
  type PriceBasis,
} from './list-options.ts';
import { roundLimits } from './round-limits.ts';

export interface FlightFiltersProps {
  readonly flights: readonly PricedItinerary[];
  readonly options: ListFilters;
  readonly inPoints: boolean;
  /** What the prices of the list are for. */
  readonly basis: PriceBasis;
  readonly shownMinorOf: ShownMinorOf;
  readonly onChange: (changed: Partial<ListFilters>) => void;
}

const DOLLAR_STEP = 10;
const MINUTE_STEP = 30;

/** Renders what the list can be narrowed to, each answer with the number of flights it is true of. */
export function FlightFilters(props: FlightFiltersProps): ReactNode {
  const { flights, options, inPoints, basis, shownMinorOf, onChange } = props;
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  /** The flights that an answer leaves among those that the other filters leave. */
  const flightsWith = (answer: Partial<ListFilters>) =>
    flights.filter((flight) => passes(flight, { ...options, ...answer }, shownMinorOf));
  const group = <Value extends string | number>(
    filter: FilterName,
    valuesOf: (flight: PricedItinerary) => readonly Value[],
    order: (values: readonly Value[]) => readonly Value[],
    labelOf: (value: Value) => string,
  ) => (
    <FilterGroup
      title={t(`filter.${filter}`)}
      values={order([...new Set(flights.flatMap(valuesOf))])}
      chosen={options[filter] as readonly Value[]}
      labelOf={labelOf}
      // A flight without a stop passes every choice of a connection, and is counted with none.
      countOf={(value) =>
        flightsWith({ [filter]: [value] }).filter((flight) => valuesOf(flight).includes(value)).length
      }
      onChange={(chosen) => onChange({ [filter]: chosen })}
    />
  );
  const sorted = (codes: readonly string[]) => codes.toSorted();
  const byTheDay = (times: readonly DayTime[]) => dayTimes.filter((time) => times.includes(time));
  const nameOf = (code: string) => placeName(code, locale);
  const dayTime = (time: DayTime) => t(`filter.time.${time}`);
  const dollars = flights.flatMap((flight) => (shownMinorOf(flight) ?? 0) / 100);

  return (
    <div className={styles['filters']}>
      {group(
        'stops',
        ({ stops }) => [stops],
        (values) => values.toSorted((a, b) => a - b),
        (count) => journey('stops', { count }),
      )}
      {inPoints ? null : (
        <FilterLimit
          label={t('filter.maximumDollars', { basis: t(`basis.short.${basis}`) })}
          anyLabel={t('filter.anyPrice')}
          limits={roundLimits(dollars, DOLLAR_STEP)}
          value={options.maximumDollars}
          labelOf={(limit) =>
            formatMoney({ amountMinor: limit * 100, currency: 'USD' }, locale, { minorUnits: 'auto' })
          }
          countOf={(maximumDollars) => flightsWith({ maximumDollars }).length}
          onChange={(maximumDollars) => onChange({ maximumDollars })}
        />
      )}
      <FilterLimit
        label={t('filter.maximumMinutes')}
        anyLabel={t('filter.anyDuration')}
        limits={roundLimits(
          flights.map(({ durationMinutes }) => durationMinutes),
          MINUTE_STEP,
        )}
        value={options.maximumMinutes}
        labelOf={(limit) => formatDuration(limit, locale)}
        countOf={(maximumMinutes) => flightsWith({ maximumMinutes }).length}
        onChange={(maximumMinutes) => onChange({ maximumMinutes })}
      />
      {group('times', (flight) => [departureTimeOf(flight)], byTheDay, dayTime)}
      {group('arrivals', (flight) => [arrivalTimeOf(flight)], byTheDay, dayTime)}
      {group('connections', connectionsOf, sorted, nameOf)}
      {group('origins', (flight) => [originOf(flight)], sorted, nameOf)}
      {group('destinations', (flight) => [destinationOf(flight)], sorted, nameOf)}
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
