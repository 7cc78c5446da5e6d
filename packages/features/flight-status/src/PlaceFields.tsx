import { usePlaces } from '@airline/flight-shopping/places';
import { FormStationPicker } from '@airline/forms/station-picker';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PlaceFieldsProps } from './LazyPlaceFields.tsx';
import styles from './StatusForm.module.css';

/** Renders the two places of a route. */
export function PlaceFields({ form, today }: PlaceFieldsProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const places = usePlaces(today);
  return (
    <div className={styles['places']}>
      <FormStationPicker {...places} form={form} name="origin" label={t('form.from')} />
      <FormStationPicker {...places} form={form} name="destination" label={t('form.to')} />
    </div>
  );
}
