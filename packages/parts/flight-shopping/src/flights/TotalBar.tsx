import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FlightSearch } from '../search/flight-search.ts';
import { FarePrice, usePriceWords } from './FarePrice.tsx';
import type { ChosenFlight } from './picks.ts';
import { findTotalDifference, type ReplacedFlight } from './replaced-flight.ts';
import { addPrices, priceForParty } from './shown-price.ts';
import styles from './TotalBar.module.css';
import { useDifference } from './use-difference.tsx';

export interface TotalBarProps {
  readonly search: FlightSearch;
  readonly chosen: readonly ChosenFlight[];
  /** What the flights take the place of, one for each direction. */
  readonly replaced: readonly ReplacedFlight[] | undefined;
  readonly pending: boolean;
  /** Whether the page goes on by itself: a button would vanish under the finger. */
  readonly isLeaving: boolean;
  readonly onContinue: () => void;
}

/** Renders what all passengers pay, and the way on, once there is a flight for each direction. */
export function TotalBar({ search, chosen, replaced, pending, isLeaving, onContinue }: TotalBarProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: words } = useTranslation('search');
  const { party, bounds, inPoints } = search;
  const priceWords = usePriceWords(inPoints);
  const differenceWords = useDifference(inPoints);
  // Until then prices are of one measure alone: the one that the list has.
  if (chosen.length < bounds.length) return null;
  const label = t('total.label');
  const total = addPrices(chosen.map((flight) => priceForParty(flight, party)));
  const count = party.adults + party.children + party.lapInfants;
  return (
    <section aria-label={label} className={styles['bar']} data-foot-bar>
      <p className={styles['total']}>
        <span>{replaced === undefined ? label : t('total.difference')}</span>{' '}
        <strong className={styles['amount']}>
          {replaced === undefined ? (
            <FarePrice price={total} inPoints={inPoints} />
          ) : (
            // What is paid now, or comes back: the price of the flights was paid, as a whole or for the most part.
            differenceWords(findTotalDifference(chosen, replaced, search))
          )}
        </strong>{' '}
        <span className={styles['note']}>
          {replaced === undefined ? null : <>{t('total.newPrice', { price: priceWords(total) })} · </>}
          {words('party.summary', { count })}
        </span>
      </p>
      {isLeaving ? <output className={styles['note']}>{t('total.going')}</output> : null}
      {isLeaving ? null : (
        <Button variant="primary" pendingLabel={pending ? t('total.going') : undefined} onClick={onContinue}>
          {replaced === undefined ? t('total.go', { price: priceWords(total) }) : t('total.goOn')}
        </Button>
      )}
    </section>
  );
}
