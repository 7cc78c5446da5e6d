import { aircraftName, spacedFlight } from '@airline/itinerary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PricedItinerary } from './arrange-flights.ts';
import styles from './ItineraryCard.module.css';

export interface FlightFactsProps {
  readonly itinerary: PricedItinerary;
}

/** Renders a flight's numbers, its aircraft, its estimated carbon dioxide, and how few seats are left. */
export function FlightFacts({ itinerary }: FlightFactsProps): ReactNode {
  const { t } = useTranslation('flights');
  const { legs, co2Kilograms, fares } = itinerary;
  const facts = [
    [...new Set(legs.map(({ flight }) => spacedFlight(flight)))].join(', '),
    withoutRepeatedMaker([...new Set(legs.map(({ aircraft }) => aircraftName(aircraft)))]).join(', '),
    t('flight.co2', { count: co2Kilograms }),
  ];
  const seatsLeft = fares[0]?.seatsLeft;
  return (
    <p className={styles['facts']}>
      {facts.map((fact, index) => (
        <span key={fact}>
          <span className={styles['fact']}>
            {fact}
            {index === facts.length - 1 ? null : <span aria-hidden="true"> ·</span>}
          </span>{' '}
        </span>
      ))}
      {seatsLeft === undefined ? null : (
        <strong className={styles['scarcity']}> {t('flight.seatsLeft', { count: seatsLeft })}</strong>
      )}
    </p>
  );
}

/** Leaves out the maker of each aircraft whose maker the one before has: 'Boeing 737 MAX 8', '737-700'. */
function withoutRepeatedMaker(aircraft: readonly string[]): readonly string[] {
  const makerOf = (name = '') => name.split(' ')[0] ?? '';
  return aircraft.map((name, index) => {
    const maker = makerOf(name);
    return index > 0 && maker === makerOf(aircraft[index - 1]) ? name.slice(maker.length).trim() : name;
  });
}
