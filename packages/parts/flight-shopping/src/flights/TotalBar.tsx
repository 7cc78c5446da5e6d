import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FlightSearch } from '../search/flight-search.ts';
import { FarePrice } from './FarePrice.tsx';
import type { ChosenFlight } from './picks.ts';
import styles from './TotalBar.module.css';

export interface TotalBarProps {
  readonly search: FlightSearch;
  readonly chosen: readonly ChosenFlight[];
  readonly pending: boolean;
  readonly onContinue: () => void;
}

/** Renders what all passengers pay for the flights chosen so far; once all are chosen, with the way on. */
export function TotalBar({ search, chosen, pending, onContinue }: TotalBarProps): ReactNode {
  const { t } = useTranslation('flights');
  const { party, bounds, inPoints } = search;
  const tickets = party.adults + party.children;
  if (chosen.length === 0) return null;
  const isWhole = chosen.length === bounds.length;
  const sum = (amountOf: (flight: ChosenFlight) => number) =>
    tickets * chosen.reduce((total, flight) => total + amountOf(flight), 0);
  return (
    <section aria-label={isWhole ? t('total.label') : t('total.soFar')} className={styles['bar']}>
      <div className={styles['text']}>
        <p className={styles['total']}>
          <span>{isWhole ? t('total.label') : t('total.soFar')}</span>{' '}
          <FarePrice
            size="price"
            inPoints={inPoints}
            fare={{
              perPassenger: { amountMinor: sum(({ fare }) => fare.perPassenger.amountMinor), currency: 'USD' },
              pointsPerPassenger: sum(({ fare }) => fare.pointsPerPassenger),
            }}
          />
        </p>
        <p className={styles['note']}>
          {t('total.passengers', { count: tickets })}
          {party.lapInfants > 0 ? `. ${t('total.infants')}` : null}
        </p>
      </div>
      {isWhole ? (
        <Button variant="primary" pendingLabel={pending ? t('total.going') : undefined} onClick={onContinue}>
          {t('total.go')}
        </Button>
      ) : null}
    </section>
  );
}
