import { companyReports } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Field } from '@airline/ui/field';
import { Link } from '@airline/ui/link';
import { TextField } from '@airline/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLoaderData, useNavigation } from 'react-router-dom';

import { product } from '../../product.ts';
import type { LoadedReport } from './load-report.ts';
import { listPeriods, toReportQuery } from './report-address.ts';
import styles from './Reports.module.css';

const path = buildPath('ctm-reports', { product });
const periodNames = ['month', 'year', 'twelveMonths', 'nextWeeks'] as const;

/** Renders the days and filters of a report: what they are sent as is the page's address. */
export function ReportFilters(): ReactNode {
  const { t } = useTranslation('companyReports');
  const { state } = useNavigation();
  const {
    address: { report, selection },
    now,
  } = useLoaderData<LoadedReport>();
  const periods = listPeriods(now);
  return (
    <Card title={t('filters.title')}>
      <Form method="get" action={path} className={styles['filters']}>
        <input type="hidden" name="report" value={report} />
        <div className={styles['fields']}>
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(`filters.${name}`)}>
              {(control) => (
                <input
                  {...control}
                  className={styles['date']}
                  type="date"
                  name={name}
                  required
                  defaultValue={selection[name]}
                />
              )}
            </Field>
          ))}
          {companyReports[report].filters.map((name) => (
            <TextField
              key={name}
              label={t(`filters.${name}`)}
              optionalLabel={t('filters.optional')}
              name={name}
              autoComplete="off"
              defaultValue={selection[name] ?? ''}
            />
          ))}
        </div>
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" pendingLabel={state === 'loading' ? t('filters.show') : undefined}>
            {t('filters.show')}
          </Button>
          <Link href={`${path}?report=${report}`}>{t('filters.clear')}</Link>
        </div>
        <nav aria-label={t('filters.presets')}>
          <ul className={styles['ways']}>
            {periodNames.map((name) => (
              <li key={name}>
                <Link
                  href={`${path}?${toReportQuery({ report, selection: { ...selection, ...periods[name] } })}`}
                  aria-current={
                    selection.from === periods[name].from && selection.to === periods[name].to ? 'true' : undefined
                  }
                >
                  {t(`filters.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Form>
    </Card>
  );
}
