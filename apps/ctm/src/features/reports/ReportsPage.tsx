import { Page } from '@airline/app-shell';
import { companyReportNames, companyReports } from '@airline/contract';
import { buildPath } from '@airline/links';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { product } from '../../product.ts';
import { DownloadReport } from './DownloadReport.tsx';
import type { LoadedReport } from './load-report.ts';
import { toReportQuery } from './report-address.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import styles from './Reports.module.css';
import { SavedViews } from './SavedViews.tsx';
import { ReportTable } from './ReportTable.tsx';
import { useCellFormats } from '../../use-cell-formats.ts';

const path = buildPath('ctm-reports', { product });

/** Renders one report of the company: what it is, its days and filters, its totals, its picture, and its rows. */
export function ReportsPage(): ReactNode {
  const { t } = useTranslation('companyReports');
  const language = useLocale().startsWith('en') ? 'en' : 'es';
  const { names, columns: labels } = texts[language];
  const loaded = useLoaderData<LoadedReport>();
  const { address, page, kept } = loaded;
  const format = useCellFormats(t('empty'));
  const { report, selection, cursor } = address;
  const href = (other: Partial<typeof address>) => `${path}?${toReportQuery({ report, selection, ...other })}`;
  const { summary, next } = page ?? {};
  const columns = companyReports[report].columns;
  return (
    // Another report is another page: its heading takes the focus.
    <Page key={report} title={names[report]} lead={t(`about.${report}`)}>
      <div className={styles['page']}>
        <nav aria-label={t('choose')}>
          <ul className={styles['ways']}>
            {companyReportNames.map((name) => (
              <li key={name}>
                <Link href={`${path}?report=${name}`} aria-current={name === report ? 'page' : undefined}>
                  {names[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {kept.isLost ? (
          <Banner tone="warning" title={t('views.lostTitle')}>
            {t('views.lostBody')}
          </Banner>
        ) : null}
        <SavedViews {...loaded} />
        <ReportFilters key={toReportQuery({ report, selection })} />
        {page === undefined ? (
          <Banner tone="warning" title={t('filters.badDates')}>
            {t('filters.badDatesBody', selection)}
          </Banner>
        ) : null}
        {summary === undefined || summary.count === 0 ? null : (
          <Card title={t('totals')} aside={<DownloadReport address={address} />}>
            <dl className={styles['totals']}>
              <div>
                <dt>{t('rows', { count: summary.count })}</dt>
              </div>
              {columns
                .filter(({ name }) => summary.totals[name] !== undefined)
                .map(({ name, kind }) => (
                  <div key={name}>
                    <dt>{labels[name]}</dt>
                    <dd>{format(kind, summary.totals[name])}</dd>
                  </div>
                ))}
            </dl>
          </Card>
        )}
        {page === undefined || page.rows.length === 0 ? null : <ReportChart page={page} />}
        {page === undefined ? null : page.rows.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>
        ) : (
          <ReportTable page={page} />
        )}
        {next === undefined && cursor === undefined ? null : (
          <p className={styles['ways']}>
            {cursor === undefined ? null : <Link href={href({ cursor: undefined })}>{t('first')}</Link>}
            {next === undefined ? null : <Link href={href({ cursor: next })}>{t('next')}</Link>}
          </p>
        )}
        <p>{t('service')}</p>
      </div>
    </Page>
  );
}
