import { Page } from '@airline/app-shell';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import { flightStatusQuery, parseFlightNumber, PhaseBadge } from '@airline/flight-status';
import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { spacedFlight } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { carrierDesignator } from '@airline/reference-data/carrier';
import { cityName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Select } from '@airline/ui/select';
import { Skeleton } from '@airline/ui/skeleton';
import { TextField } from '@airline/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import styles from './Gate.module.css';
import { gateDates } from './gate-dates.ts';

const example = `${carrierDesignator} 1234`;

/** Renders the form by which somebody at a gate finds their flight, and the legs that it has on the day. */
export function Component(): ReactNode {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dateIn(undefined, session.now()));
  const [flight, setFlight] = useState(params.get('flight') ?? '');
  const [date, setDate] = useState(params.get('date') ?? today);
  const [refused, setRefused] = useState<string>();
  const asked = parseFlightNumber(params.get('flight') ?? '');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const number = parseFlightNumber(flight);
    setRefused(number === undefined ? flight.trim() : undefined);
    if (number !== undefined) setParams({ flight: number, date });
  };
  return (
    <Page title={t('find.title')} lead={t('find.lead')}>
      <div className={styles['narrow']}>
        <form className={styles['form']} noValidate onSubmit={submit}>
          <TextField
            label={t('find.flight')}
            hint={t('find.hint', { example })}
            width="medium"
            value={flight}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={refused === undefined ? undefined : t('find.notAFlight', { example, given: refused })}
            errorPrefix={t('error')}
            onChange={({ target }) => setFlight(target.value)}
          />
          <Select
            label={t('find.date')}
            width="medium"
            value={date}
            options={gateDates(today, locale)}
            onChange={({ target }) => setDate(target.value)}
          />
          <div>
            <Button type="submit" variant="primary">
              {t('find.submit')}
            </Button>
          </div>
        </form>
        {asked === undefined ? null : <Legs flight={asked} date={params.get('date') ?? today} />}
      </div>
    </Page>
  );
}

/** Renders the legs of a flight on a day, each with the way to its gate. */
function Legs({ flight, date }: { readonly flight: string; readonly date: string }): ReactNode {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const session = useSession();
  const { data, error, refetch } = useQuery(flightStatusQuery(session, { flight, date }));
  const failure = failureIn(error);
  if (failure?.kind === 'fields' || data?.legs.length === 0) {
    return <EmptyState title={t('find.none')}>{t('find.noneBody')}</EmptyState>;
  }
  if (failure !== undefined) return <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label={t('scan.pending')} shape="card" />;
  return (
    <Card title={t('find.found', { flight: spacedFlight(flight) })}>
      <ul className={styles['legs']}>
        {data.legs.map((leg) => (
          <li key={leg.id} className={styles['leg']}>
            <Link href={buildPath('gate-flight', { flight: leg.id })}>
              {t('find.open', {
                from: cityName(leg.departure.station, locale),
                to: cityName(leg.arrival.station, locale),
                time: leg.departure.scheduledAt.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length),
              })}
            </Link>
            <PhaseBadge leg={leg} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
