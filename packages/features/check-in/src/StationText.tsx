import { cityName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CheckIn.module.css';

/** Renders what the station of departure has: its kiosks, and whether a pass on a telephone is read there. */
export function StationText({ code }: { readonly code: string }): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const station = getStation(code);
  if (station === undefined) return null;
  return (
    <div className={styles['station']}>
      <h3 className={styles['smallTitle']}>{t('station.title', { city: cityName(code, locale) })}</h3>
      <p>
        {t(`station.${station.kioskType}`)} {t(station.mobileBoarding ? 'station.mobile' : 'station.paper')}
      </p>
    </div>
  );
}
