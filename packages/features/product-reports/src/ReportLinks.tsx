import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Reports.module.css';

/** Renders the way to the other reports. */
export function ReportLinks({ current }: { readonly current: 'funnel' | 'experiments' }): ReactNode {
  const { t } = useTranslation('productReports');
  const reports = [
    { id: 'funnel', href: buildPath('operations-funnel'), label: t('funnel.title') },
    { id: 'experiments', href: buildPath('operations-experiments'), label: t('experiments.title') },
  ] as const;
  return (
    <nav aria-label={t('reports')}>
      <ul className={styles['ways']}>
        {reports.map(({ id, href, label }) => (
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
