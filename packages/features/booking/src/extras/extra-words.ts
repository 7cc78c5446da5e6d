import type { Offer } from '@airline/contract';
import type { ChosenExtra } from '@airline/journey-draft';
import { placeName } from '@airline/reference-data/place-names';
import { useLocale } from '@airline/ui/locale';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';

/** Gives how an extra is named in one line: what it is, for whom, and on which way. */
export function useExtraWords({ bounds }: Pick<Offer, 'bounds'>): (extra: ChosenExtra) => string {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const passengers = useBooking((state) => state.passengers);
  return ({ kind, traveller, bound, legId, seat, count }) => {
    const legs = bounds[bound]?.itinerary.legs ?? [];
    const leg = legs.find(({ id }) => id === legId);
    const { firstName = '', lastName = '' } = passengers[traveller] ?? {};
    return t(`extras.item.${kind}`, {
      count,
      seat: seat ?? '',
      name: `${firstName.trim()} ${lastName.trim()}`,
      from: placeName(leg?.from ?? legs[0]?.from ?? '', locale),
      to: placeName(leg?.to ?? legs.at(-1)?.to ?? '', locale),
    });
  };
}
