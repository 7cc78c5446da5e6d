import type { TripSeats } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChosenSeat } from './wanted-seats.ts';

export interface ChosenSeatsProps {
  readonly seats: Pick<TripSeats, 'flights' | 'travellers'>;
  readonly chosen: readonly ChosenSeat[];
}

/** Renders what is chosen, each with what is due for it. */
export function ChosenSeats({ seats: { flights, travellers }, chosen }: ChosenSeatsProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  return (
    <Card title={t('seats.chosen')}>
      <DescriptionList
        variant="amounts"
        items={chosen.map(({ traveller, legId, seat, due }) => {
          const leg = flights.find((flight) => flight.leg.id === legId)?.leg;
          const who = travellers.find((each) => each.traveller === traveller);
          return {
            id: `${legId} ${traveller}`,
            term: t('seats.chosenItem', {
              seat,
              name: `${who?.firstName ?? ''} ${who?.lastName ?? ''}`,
              from: placeName(leg?.from ?? '', locale),
              to: placeName(leg?.to ?? '', locale),
            }),
            detail: due.amountMinor === 0 ? t('seats.noCharge') : <Money amount={due} />,
          };
        })}
      />
    </Card>
  );
}
