import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { fareFeatures } from './fare-features.ts';
import styles from './FareConditionList.module.css';

export interface FareConditionListProps {
  readonly features: ReturnType<typeof fareFeatures>;
}

/** Renders what a fare includes and what it does not. Needs the words of the namespace `itinerary`. */
export function FareConditionList({ features }: FareConditionListProps): ReactNode {
  const { t } = useTranslation('itinerary');
  return (
    <ul className={styles['list']}>
      {features.map(({ id, label, included }) => (
        <li key={id} className={styles['feature']} data-included={included}>
          <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
            <path d={included ? 'm3 8.5 3.5 3.5L13 4.5' : 'M4 4l8 8M12 4l-8 8'} />
          </svg>
          <span>
            {label}
            <VisuallyHidden> ({t(included ? 'condition.included' : 'condition.notIncluded')})</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
