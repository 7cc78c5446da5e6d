import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Enroll.module.css';

const benefits = ['points', 'details', 'trips', 'passkey'] as const;

/** Renders what an account gives. */
export function EnrollBenefits(): ReactNode {
  const { t } = useTranslation('accountHelp');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['benefits']}>
      <h2 id={titleId} className={styles['benefitsTitle']}>
        {t('enroll.benefits.title')}
      </h2>
      <ul className={styles['benefitList']}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles['benefit']}>
            <svg className={styles['tick']} viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3.5 8.5 3 3 6-7" />
            </svg>
            <div>
              <strong>{t(`enroll.benefits.${benefit}.title`)}</strong>
              <p className={styles['benefitText']}>{t(`enroll.benefits.${benefit}.body`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
