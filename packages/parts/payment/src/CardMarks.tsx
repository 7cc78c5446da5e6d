import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { acceptedBrands } from './card-number.ts';
import styles from './CardForm.module.css';
import { CardMark } from './CardMark.tsx';

/** Renders which cards can be paid with. */
export function CardMarks(): ReactNode {
  const { t } = useTranslation('payment');
  return (
    <ul className={styles['marks']} aria-label={t('accepted')}>
      {acceptedBrands.map((brand) => (
        <li key={brand}>
          <CardMark brand={brand} label={t(`brands.${brand}`)} />
        </li>
      ))}
    </ul>
  );
}
