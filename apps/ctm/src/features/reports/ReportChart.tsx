import { companyReports, type ReportPage } from '@airline/contract';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Reports.module.css';
import { useCellFormats } from '../../use-cell-formats.ts';

/** Renders a report by month as bars, where it has a picture. The table below it says the same in figures. */
export function ReportChart({ page: { report, rows } }: { readonly page: ReportPage }): ReactNode {
  const { t } = useTranslation('companyReports');
  const { columns: labels } = texts[useLocale().startsWith('en') ? 'en' : 'es'];
  const format = useCellFormats(t('empty'));
  const definition = companyReports[report];
  if (!('picture' in definition)) return null;
  const { along, shown } = definition.picture;
  const kind = shown === 'net' ? 'money' : 'kilograms';
  const sums = new Map<string, number>();
  for (const row of rows) {
    const month = String(row[along]);
    sums.set(month, (sums.get(month) ?? 0) + Number(row[shown] ?? 0));
  }
  const most = Math.max(1, ...sums.values());
  return (
    <Card title={t('chart', { what: labels[shown] })}>
      <div className={styles['chart']} aria-hidden="true">
        {[...sums].map(([month, sum]) => (
          <div key={month} className={styles['row']}>
            <span>{format('month', month)}</span>
            <svg className={styles['track']} viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect className={styles['bar']} width={(Math.max(0, sum) / most) * 100} height="10" />
            </svg>
            <span className={styles['number']}>{format(kind, sum)}</span>
          </div>
        ))}
      </div>
    </Card>
  );
}
