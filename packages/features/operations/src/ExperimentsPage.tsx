import { Page } from '@airline/app-shell';
import type { ExperimentReport } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { OperationsLinks } from './OperationsLinks.tsx';
import styles from './Reports.module.css';

export { loadReports as loader } from './report-queries.ts';

/** Renders what experiments have shown: of each variant its exposures, conversions, share and difference, with their intervals. */
export function Component(): ReactNode {
  const { t } = useTranslation('productReports');
  const reports = useLoaderData<readonly ExperimentReport[]>();
  return (
    <Page title={t('experiments.title')} lead={t('experiments.lead')}>
      <div className={styles['page']}>
        <OperationsLinks current="experiments" />
        {reports.length === 0 ? (
          <EmptyState title={t('experiments.empty.title')}>{t('experiments.empty.body')}</EmptyState>
        ) : (
          reports.map((report) => <Report key={report.experiment.name} report={report} />)
        )}
      </div>
    </Page>
  );
}

type Interval = NonNullable<ExperimentReport['variants'][number]['rate']>;

function Report({ report }: { readonly report: ExperimentReport }): ReactNode {
  const { t } = useTranslation('productReports');
  const locale = useLocale();
  const { experiment, endsAt, isRunning, variants, isSplitWrong } = report;
  const number = new Intl.NumberFormat(locale);
  const formatInterval = ({ value, from, to }: Interval, sign: 'auto' | 'exceptZero') => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay: sign });
    return t('experiments.interval', {
      value: percent.format(value),
      from: percent.format(from),
      to: percent.format(to),
    });
  };
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(endsAt));
  const [byDefault] = experiment.variants;
  const differenceOf = ({ name, difference }: ExperimentReport['variants'][number]) => {
    if (name === byDefault?.name) return t('experiments.byDefault');
    return difference === undefined ? t('experiments.unknown') : formatInterval(difference, 'exceptZero');
  };
  return (
    <Card title={experiment.name}>
      <div className={styles['experiment']}>
        <p>{t(isRunning ? 'experiments.runs' : 'experiments.ended', { date })}</p>
        <p>{t('experiments.goal', { goal: experiment.goal, place: experiment.place })}</p>
        {isSplitWrong ? (
          <Banner tone="warning" title={t('experiments.wrongSplit.title')}>
            {t('experiments.wrongSplit.body')}
          </Banner>
        ) : null}
        <Table
          caption={experiment.name}
          captionHidden
          rows={variants}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', header: t('experiments.variant'), cell: ({ name }) => <span translate="no">{name}</span> },
            {
              id: 'exposures',
              header: t('experiments.exposures'),
              align: 'end',
              cell: ({ exposures }) => number.format(exposures),
            },
            {
              id: 'conversions',
              header: t('experiments.conversions'),
              align: 'end',
              cell: ({ conversions }) => number.format(conversions),
            },
            {
              id: 'rate',
              header: t('experiments.rate'),
              align: 'end',
              cell: ({ rate }) => (rate === undefined ? t('experiments.unknown') : formatInterval(rate, 'auto')),
            },
            { id: 'difference', header: t('experiments.difference'), align: 'end', cell: differenceOf },
          ]}
        />
      </div>
    </Card>
  );
}
