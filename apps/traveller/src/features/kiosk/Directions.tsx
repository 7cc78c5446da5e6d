import { Page } from '@airline/app-shell';
import { Opening } from '@airline/check-in/parts';
import type { BoundCheckIn, Trip } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { useMoment } from '@airline/trip';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Kiosk.module.css';

export interface DirectionsProps {
  readonly trip: Trip;
  readonly bounds: readonly BoundCheckIn[];
  readonly onChoose: (bound: number) => void;
}

/** Renders the directions of a trip, with the way on for each that has something to check in for or passes to print. */
export function Directions({ trip, bounds, onChoose }: DirectionsProps): ReactNode {
  const { t } = useTranslation('kiosk');
  return (
    <Page key="trip" title={t('trip.title')}>
      <div className={styles['content']}>
        {bounds.map((bound) => (
          <Direction key={bound.bound} trip={trip} bound={bound} onChoose={() => onChoose(bound.bound)} />
        ))}
      </div>
    </Page>
  );
}

interface DirectionProps {
  readonly trip: Trip;
  readonly bound: BoundCheckIn;
  readonly onChoose: () => void;
}

function Direction({ trip, bound, onChoose }: DirectionProps): ReactNode {
  const { t } = useTranslation(['kiosk', 'checkIn']);
  const locale = useLocale();
  const moment = useMoment({ bounds: trip.bounds.slice(bound.bound) });
  const { legs, state, travellers } = bound;
  const [first] = legs;
  if (first === undefined) return null;
  const route = t('checkIn:route', {
    from: placeName(first.from, locale),
    to: placeName(legs.at(-1)?.to ?? '', locale),
  });
  const hasPasses = travellers.some(({ flights }) => flights.length > 0);
  const canGoOn = state === 'open' || (state === 'closed' && hasPasses);
  return (
    <Card title={route}>
      <div className={styles['content']}>
        <p>
          {t('checkIn:departs', {
            flight: first.flight.replace(/^(..)/, '$1 '),
            moment: moment(first.departsAt),
          })}
        </p>
        {state === 'tooEarly' ? <Opening bound={bound} moment={moment} /> : null}
        {state === 'closed' && !canGoOn ? <p>{t('trip.closed')}</p> : null}
        {state === 'departed' ? <p>{t('checkIn:departed')}</p> : null}
        {state === 'notFlown' ? <p>{t('trip.notFlown')}</p> : null}
        {canGoOn ? (
          <Button wide variant="primary" onClick={onChoose}>
            {t('trip.choose', { route })}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
