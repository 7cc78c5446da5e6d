import type { FareConditions, ItineraryFare } from '@airline/contract';
import { toFlightLegs, JourneySummary, JourneyTimeline, placeName } from '@airline/itinerary';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { formatDuration } from '@airline/ui/duration';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lowestFare, type PricedItinerary } from './arrange-flights.ts';
import { clockWords } from './clock-time.ts';
import { FareChoices } from './FareChoices.tsx';
import { FarePrice } from './FarePrice.tsx';
import styles from './ItineraryCard.module.css';

export interface ItineraryCardProps {
  readonly itinerary: PricedItinerary;
  readonly conditions: readonly FareConditions[];
  readonly inPoints: boolean;
  /** Whether its fares are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (fare: ItineraryFare) => void;
}

/** Renders one way to make a direction: its times, its stops, its price, and on demand its legs and its fares. */
export function ItineraryCard(props: ItineraryCardProps): ReactNode {
  const { itinerary, conditions, inPoints, isOpen, onToggle, onChoose } = props;
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const [detailed, setDetailed] = useState(false);
  const id = useId();
  const lowest = lowestFare(itinerary);
  const legs = toFlightLegs(itinerary);
  const departs = t('flight.clock', clockWords(legs[0].from, locale));
  const arrives = t('flight.clock', clockWords((legs.at(-1) ?? legs[0]).to, locale));
  return (
    <article className={styles['card']} aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <h3 id={`${id}-title`}>
        <VisuallyHidden>{t('flight.title', { departs, arrives })}</VisuallyHidden>
      </h3>
      <div className={styles['row']}>
        <div className={styles['flight']}>
          <JourneySummary itinerary={itinerary} />
          {itinerary.connections.map(({ station, layoverMinutes, staysOnBoard }) => (
            <p key={station} className={styles['layover']}>
              {t(staysOnBoard ? 'flight.onBoard' : 'flight.layover', {
                duration: formatDuration(layoverMinutes, locale),
                city: placeName(station),
              })}
            </p>
          ))}
        </div>
        <div className={styles['price']}>
          {lowest === undefined ? (
            <Badge>{t('flight.soldOut')}</Badge>
          ) : (
            <>
              <p className={styles['amount']}>
                <span className={styles['note']}>{t('flight.from')}</span>{' '}
                <FarePrice fare={lowest} inPoints={inPoints} size="price" />
              </p>
              <p className={styles['note']}>
                {t('flight.perPerson')}
                {lowest.seatsLeft === undefined ? null : (
                  <span className={styles['scarcity']}> {t('flight.seatsLeft', { count: lowest.seatsLeft })}</span>
                )}
              </p>
            </>
          )}
        </div>
        <div className={styles['actions']}>
          {lowest === undefined ? null : (
            <Button
              variant={isOpen ? 'secondary' : 'primary'}
              wide
              aria-expanded={isOpen}
              aria-controls={`${id}-fares`}
              aria-describedby={`${id}-title`}
              onClick={onToggle}
            >
              {isOpen ? t('flight.hideFares') : t('flight.fares')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={detailed}
            aria-controls={`${id}-details`}
            aria-describedby={`${id}-title`}
            onClick={() => setDetailed(!detailed)}
          >
            {detailed ? t('flight.hideDetails') : t('flight.details')}
          </Button>
        </div>
      </div>
      <div id={`${id}-details`} hidden={!detailed} className={styles['details']}>
        {detailed ? <JourneyTimeline itinerary={itinerary} /> : null}
      </div>
      <div id={`${id}-fares`} hidden={!isOpen}>
        {isOpen ? (
          <FareChoices
            departs={departs}
            fares={itinerary.fares}
            conditions={conditions}
            inPoints={inPoints}
            onChoose={onChoose}
          />
        ) : null}
      </div>
    </article>
  );
}
