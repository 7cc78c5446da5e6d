import { Columns } from '@airline/app-shell/columns';
import type { Trip } from '@airline/contract';
import { TripStatus } from '@airline/flight-status/trip-status';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { fareFeatures, JourneyTimeline } from '@airline/itinerary';
import { FareConditionList } from '@airline/itinerary/fare-condition-list';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Accordion } from '@airline/ui/accordion';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AgreementLinks } from './AgreementLinks.tsx';
import styles from './TripDetails.module.css';
import { TripChanges } from './TripChanges.tsx';
import { TripCompany } from './TripCompany.tsx';
import { TripExtras } from './TripExtras.tsx';
import { TripPayments, TripPrice } from './TripPayments.tsx';

/** Renders a trip: its flights with what their fares include, who flies, what was paid. */
export function TripDetails({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  return (
    <Columns
      main={
        <>
          {trip.status === 'confirmed' ? (
            <TripStatus legs={trip.bounds.flatMap(({ itinerary }) => itinerary.legs)} />
          ) : null}
          <Card title={t('trip.flights')}>
            <Flights trip={trip} />
          </Card>
          <Card title={t('trip.passengers')}>
            <Passengers trip={trip} />
          </Card>
        </>
      }
      side={
        <>
          <TripCompany trip={trip} />
          <Card title={t('trip.price')}>
            <TripPrice trip={trip} />
          </Card>
          <Card title={t('trip.payments')}>
            <TripPayments trip={trip} />
          </Card>
          <TripExtras trip={trip} />
          <TripChanges trip={trip} />
          {trip.agreement === undefined ? null : (
            <Card title={t('trip.agreement')}>
              <AgreementLinks agreement={trip.agreement} dated />
            </Card>
          )}
        </>
      }
    />
  );
}

function Flights({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const { data: fareFamilies } = useSuspenseQuery(fareFamiliesQuery(useSession()));
  const inPoints = trip.payments.some(({ kind }) => kind === 'points');
  return (
    <div className={styles['bounds']}>
      {trip.bounds.map(({ origin, destination, itinerary, date, family }, index) => {
        const isRepeated = trip.bounds.slice(0, index).some((before) => before.family === family);
        const conditions = fareFamilies.find((fare) => fare.family === family);
        return (
          <section key={itinerary.id} className={styles['bound']}>
            <h3 className={styles['boundTitle']}>
              {placeName(itinerary.legs[0]?.from ?? origin, locale)} –{' '}
              {placeName(itinerary.legs.at(-1)?.to ?? destination, locale)}
            </h3>
            <p className={styles['date']}>{formatCalendarDate(date, locale, 'full')}</p>
            <JourneyTimeline itinerary={itinerary} />
            {conditions === undefined ? null : (
              <div className={styles['conditions']} data-repeated={isRepeated || undefined}>
                <Accordion
                  items={[
                    {
                      id: itinerary.id,
                      title: t('trip.conditions', { family: journey(`family.${family}`) }),
                      content: <FareConditionList features={fareFeatures(conditions, journey, { inPoints })} />,
                    },
                  ]}
                />
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Passengers({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  return (
    <ul className={styles['passengers']}>
      {trip.passengers.map(({ firstName, middleName, lastName, suffix, ticketNumber, document }, index) => (
        <li key={ticketNumber ?? `${firstName} ${lastName} ${index}`} className={styles['passenger']}>
          <span className={styles['name']}>
            {[firstName, middleName, lastName, suffix].filter((name) => name !== undefined).join(' ')}
          </span>
          <span className={styles['line']}>
            {ticketNumber === undefined ? t('trip.noTicket') : t('trip.ticket', { number: ticketNumber })}
          </span>
          {document === 'notNeeded' ? null : (
            <span className={styles['line']}>
              {document === 'given' ? t('trip.documentGiven') : t('trip.documentAtCheckIn')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
