import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Reports.module.css';

/** Renders the way to the other pages of operators. */
export function OperationsLinks({ current }: { readonly current: 'state' | 'funnel' | 'experiments' }): ReactNode {
  const { t } = useTranslation('productReports');
  const pages = [
    { id: 'state', href: buildPath('operations'), label: t('state') },
    { id: 'funnel', href: buildPath('operations-funnel'), label: t('funnel.title') },
    { id: 'experiments', href: buildPath('operations-experiments'), label: t('experiments.title') },
  ] as const;
  return (
    <nav aria-label={t('reports')}>
      <ul className={styles['ways']}>
        {pages.map(({ id, href, label }) => (
          <li key={id}>
            <Link href={href} aria-current={id === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
