import { chooseSeats, type Trip, type TripLookup } from '@airline/contract';
import { ChosenSeats, listChosen, SeatChooser, sumDue, toSeatChoice, type WantedSeats } from '@airline/extras-choice';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { cacheTrip, useMoment } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { Skeleton } from '@airline/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Extras.module.css';
import { seatsQuery } from './seats-loader.ts';

export interface FreeSeatsProps {
  readonly trip: Trip;
  readonly proof: TripLookup;
  /** Called once the seats are theirs. */
  readonly onChosen: () => void;
}

/** Renders the choice of seats for which nothing is due, where no card can be typed: what a dearer seat costs is paid elsewhere. */
export function FreeSeats({ trip, proof, onChosen }: FreeSeatsProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const moment = useMoment(trip);
  const [wanted, setWanted] = useState<WantedSeats>({});
  const query = seatsQuery(session, proof);
  const { data: seats, error, refetch } = useQuery(query);
  const { mutate, reset, ...choice } = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(chooseSeats, { body: { ...proof, seats: toSeatChoice(chosen) } })),
    onSuccess({ trip: changed }) {
      cacheTrip(queryClient, changed);
      onChosen();
    },
    // Somebody else has one of them by now.
    onError: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const failure = failureIn(error);
  if (failure !== undefined && seats === undefined) {
    return <FailureBanner failure={failure} onRetry={() => void refetch()} />;
  }
  if (seats === undefined) return <Skeleton label={t('seats.loading')} shape="card" />;
  const { flights, travellers } = seats;
  const chosen = listChosen(flights, travellers, wanted);
  const due = sumDue(chosen);
  const refused = failureIn(choice.error);
  return (
    <div className={styles['part']}>
      <p className={styles['note']}>{t('seats.rule')}</p>
      <SeatChooser
        flights={flights}
        travellers={travellers}
        wanted={wanted}
        moment={moment}
        onChange={(next) => {
          reset();
          setWanted(next);
        }}
      />
      {refused === undefined ? null : <FailureBanner failure={refused} onRetry={() => mutate()} />}
      {chosen.length === 0 ? null : <ChosenSeats seats={seats} chosen={chosen} />}
      {due.amountMinor > 0 ? (
        <Banner tone="warning" live="polite" title={t('seats.paidElsewhere', { price: formatMoney(due, locale) })}>
          {t('seats.paidElsewhereBody')}
        </Banner>
      ) : chosen.length === 0 ? null : (
        <Button
          variant="primary"
          wide
          pendingLabel={choice.isPending ? t('seats.saving') : undefined}
          onClick={() => mutate()}
        >
          {t('seats.save')}
        </Button>
      )}
    </div>
  );
}
