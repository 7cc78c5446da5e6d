import type { FareConditions, ItineraryFare } from '@airline/contract';
import { JourneySummary, toFlightLegs } from '@airline/itinerary';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lowestFare, type PricedItinerary } from './arrange-flights.ts';
import { clockWords } from './clock-time.ts';
import { FareChoices } from './FareChoices.tsx';
import { FarePrice } from './FarePrice.tsx';
import { FlightDetails } from './FlightDetails.tsx';
import { FlightFacts } from './FlightFacts.tsx';
import styles from './ItineraryCard.module.css';
import { useDifference } from './use-difference.tsx';
import type { PriceBasis } from './list-options.ts';
import type { ListedPrice } from './replaced-flight.ts';

export interface ItineraryCardProps {
  readonly itinerary: PricedItinerary;
  readonly conditions: readonly FareConditions[];
  readonly inPoints: boolean;
  readonly basis: PriceBasis;
  /** Whether its fares are drawn beside it: nobody sees them where there is no room. */
  readonly hasFares: boolean;
  /** What a fare is shown as; `undefined` where it is not known yet. */
  readonly priceOf: (fare: ItineraryFare) => ListedPrice | undefined;
  /** What a fare is marked with. */
  readonly markOf?: ((fare: ItineraryFare) => ReactNode) | undefined;
  /** Whether its details are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (fare: ItineraryFare) => void;
}

/**
 * Renders one way to make a direction: its times, its stops, what is known of it, and on demand the whole of it.
 *
 * Where there is room its fares stand beside it, a press each; on a small screen its lowest price does, and the way to them.
 */
export function ItineraryCard(props: ItineraryCardProps): ReactNode {
  const { itinerary, conditions, inPoints, basis, hasFares, priceOf, markOf, isOpen, onToggle, onChoose } = props;
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    const details = card.current?.lastElementChild;
    // On a phone what was opened would stand below the screen.
    if (isOpened && details && details.getBoundingClientRect().top > window.innerHeight * 0.6)
      card.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  const differenceWords = useDifference(inPoints);
  const lowest = lowestFare(itinerary);
  const lowestPrice = lowest === undefined ? undefined : priceOf(lowest);
  const legs = toFlightLegs(itinerary, locale);
  const departs = t('flight.clock', clockWords(legs[0].from, locale));
  const arrives = t('flight.clock', clockWords((legs.at(-1) ?? legs[0]).to, locale));
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': `${id}-details`,
    'aria-describedby': `${id}-title`,
    onClick: onToggle,
  };
  return (
    <article ref={card} className={styles['card']} aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <h3 id={`${id}-title`}>
        <VisuallyHidden>{t('flight.title', { departs, arrives })}</VisuallyHidden>
      </h3>
      <div className={styles['row']}>
        <div className={styles['flight']}>
          <JourneySummary itinerary={itinerary} variant="row" />
          <div className={styles['under']}>
            <FlightFacts itinerary={itinerary} />
            <span className={styles['more']}>
              <Button variant="quiet" size="small" {...toggle}>
                {isOpen ? t('flight.hideDetails') : t('flight.details')}
              </Button>
            </span>
          </div>
        </div>
        {lowest === undefined ? (
          <div className={styles['soldOut']}>
            <Badge>{t('flight.soldOut')}</Badge>
          </div>
        ) : (
          <>
            {hasFares ? (
              <FareChoices
                departs={departs}
                fares={itinerary.fares}
                priceOf={priceOf}
                markOf={markOf}
                inPoints={inPoints}
                basis={basis}
                onChoose={onChoose}
              />
            ) : null}
            <div className={styles['lowest']}>
              <p>
                <span className={styles['note']}>{t('flight.from')}</span>{' '}
                <strong className={styles['amount']}>
                  {lowestPrice === undefined ? '…' : <FarePrice price={lowestPrice} inPoints={inPoints} />}
                </strong>{' '}
                <span className={styles['basis']}>{t(`basis.short.${basis}`)}</span>
                {lowestPrice?.difference === undefined ? null : (
                  <span className={styles['difference']}>{differenceWords(lowestPrice.difference)}</span>
                )}
              </p>
              <Button variant={isOpen ? 'secondary' : 'primary'} {...toggle}>
                {isOpen ? t('flight.hideFares') : t('flight.fares')}
              </Button>
            </div>
          </>
        )}
      </div>
      <div id={`${id}-details`} hidden={!isOpen} className={styles['details']}>
        {isOpen ? (
          <FlightDetails {...{ itinerary, departs, conditions, priceOf, markOf, inPoints, basis, onChoose }} />
        ) : null}
      </div>
    </article>
  );
}
