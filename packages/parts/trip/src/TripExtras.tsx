import { useClientConfig } from '@airline/app-shell';
import type { Trip, TripExtra, TripSeat } from '@airline/contract';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './TripDetails.module.css';
import { hasFlightAhead } from './trip-time.ts';

/** Renders what a trip has beside its fares, each with its price, and the way to more; nothing of a trip that is over and has nothing. */
export function TripExtras({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const session = useSession();
  const [now] = useState(() => session.now());
  const { extras = [], seats = [], goneSeats = [], recordLocator, bounds, passengers, status } = trip;
  const isSeated = useClientConfig().boardingModel === 'assigned';
  const isOpen = status === 'confirmed' && hasFlightAhead(trip, now);
  if (extras.length + seats.length === 0 && !isOpen) return null;
  const wordsOf = ({ traveller, bound, legId }: { traveller: number; bound: number; legId?: string | undefined }) => {
    const legs = bounds[bound]?.itinerary.legs ?? [];
    const leg = legs.find(({ id }) => id === legId);
    const { firstName = '', lastName = '' } = passengers[traveller] ?? {};
    return {
      name: `${firstName} ${lastName}`,
      from: placeName(leg?.from ?? legs[0]?.from ?? '', locale),
      to: placeName(leg?.to ?? legs.at(-1)?.to ?? '', locale),
    };
  };
  const isOf = (seat: TripSeat) => (extra: TripExtra) =>
    extra.kind === 'seat' && extra.traveller === seat.traveller && extra.legId === seat.legId;
  const rows = [
    ...seats.map((seat) => {
      const amountMinor = extras.filter(isOf(seat)).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      const text = t('extras.seatTaken', { seat: seat.seat, ...wordsOf(seat) });
      const amount = amountMinor === 0 ? undefined : { amountMinor, currency: 'USD' as const };
      return { id: `seat ${seat.traveller} ${seat.legId}`, text, amount };
    }),
    ...extras
      .filter((extra) => !seats.some((seat) => isOf(seat)(extra)))
      // By their places: two bags of one traveller read alike.
      .map((extra, place) => ({
        id: `extra ${place}`,
        text: t(`extras.${extra.kind}`, wordsOf(extra)),
        amount: extra.amount,
      })),
  ];
  const card = (
    <Card title={t('extras.title')}>
      {goneSeats.length === 0 ? null : (
        <Banner tone="warning" title={t('extras.gone.title')}>
          <ul>
            {goneSeats.map((seat) => (
              <li key={`${seat.traveller} ${seat.legId}`}>
                {t('extras.gone.seat', { seat: seat.seat, ...wordsOf(seat) })}
              </li>
            ))}
          </ul>
          <p>
            {t('extras.gone.paid')}{' '}
            <Link href={buildPath('air-seat-trip', { recordLocator })}>{t('extras.gone.choose')}</Link>
          </p>
        </Banner>
      )}
      {rows.length === 0 ? (
        <p className={styles['note']}>{t('extras.none')}</p>
      ) : (
        <ul className={styles['payments']}>
          {rows.map(({ id, text, amount }) => (
            <li key={id} className={styles['payment']}>
              <span>{text}</span>
              {amount === undefined ? null : <Money amount={amount} />}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <p className={styles['onScreen']}>
          <Link href={buildPath('air-baggage-trip', { recordLocator })}>{t('extras.add')}</Link>
        </p>
      ) : null}
      {isOpen && isSeated ? (
        <p className={styles['onScreen']}>
          <Link href={buildPath('air-seat-trip', { recordLocator })}>{t('extras.seats')}</Link>
        </p>
      ) : null}
    </Card>
  );
  // What could be bought is nothing for paper.
  return rows.length === 0 ? <div className={styles['onScreen']}>{card}</div> : card;
}
