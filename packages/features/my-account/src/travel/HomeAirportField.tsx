import { usePlaces } from '@airline/flight-shopping/places';
import type { FormHandle } from '@airline/forms';
import { FormStationPicker } from '@airline/forms/station-picker';
import { useSession } from '@airline/session/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { TravelAnswers } from './travel-answers.ts';

/** Renders the airport that a member usually leaves from: a station, or all airports of a city. */
export function HomeAirportField({ form }: { readonly form: FormHandle<TravelAnswers> }): ReactNode {
  const { t } = useTranslation('myAccount');
  const session = useSession();
  const [today] = useState(() => session.now().toISOString().slice(0, 'YYYY-MM-DD'.length));
  const places = usePlaces(today);
  return (
    <FormStationPicker
      {...places}
      form={form}
      name="homeAirport"
      label={t('travel.homeAirport')}
      hint={t('travel.homeAirportHint')}
      messages={{ unknownPlace: t('travel.unknownPlace') }}
    />
  );
}
