import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './HomePage.module.css';

const promises = [
  { id: 'price', picture: 'M4 12.5 12.5 4H20v7.5L11.5 20 4 12.5ZM16 8h.01' },
  { id: 'cancel', picture: 'M12 4a8 8 0 1 1-7.4 5M4 4v5h5M12 8v4.5l3 2' },
  { id: 'bag', picture: 'M6 8h12v12H6zM9 8V5h6v3M9 12v4M15 12v4' },
] as const;

/** Renders what holds for every booking. */
export function Promises(): ReactNode {
  const { t } = useTranslation('traveller');
  return (
    <div className={styles['promises']}>
      {promises.map(({ id, picture }) => (
        <div key={id} className={styles['promise']}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={picture} />
          </svg>
          <h2>{t(`promise.${id}.title`)}</h2>
          <p>{t(`promise.${id}.body`)}</p>
        </div>
      ))}
    </div>
  );
}
