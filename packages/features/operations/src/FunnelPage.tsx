import { Page } from '@airline/app-shell';
import { type Funnel, funnelPeriods } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';

import { parsePeriod } from './report-queries.ts';
import { OperationsLinks } from './OperationsLinks.tsx';
import styles from './Reports.module.css';

export { loadFunnel as loader } from './report-queries.ts';

/** Renders how far bookings come, as a picture and a table, and what confirmed orders came from. */
export function Component(): ReactNode {
  const { t } = useTranslation('productReports');
  const funnel = useLoaderData<Funnel>();
  const [params] = useSearchParams();
  const period = parsePeriod(params);
  const isEmpty = funnel.steps.every(({ bookings, times }) => bookings === 0 && times === 0);
  return (
    <Page title={t('funnel.title')} lead={t('funnel.lead')}>
      <div className={styles['page']}>
        <OperationsLinks current="funnel" />
        <nav aria-label={t('funnel.period')}>
          <ul className={styles['ways']}>
            {funnelPeriods.map((days) => (
              <li key={days}>
                <Link
                  href={`${buildPath('operations-funnel')}?days=${days}`}
                  aria-current={days === period ? 'true' : undefined}
                >
                  {t('funnel.days', { count: days })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isEmpty ? (
          <EmptyState title={t('funnel.empty.title')}>{t('funnel.empty.body')}</EmptyState>
        ) : (
          <Steps funnel={funnel} />
        )}
        <Campaigns campaigns={funnel.campaigns} />
      </div>
    </Page>
  );
}

interface StepRow {
  readonly step: Funnel['steps'][number]['step'];
  readonly bookings: number;
  readonly times: number;
  readonly first: number;
  readonly before: number | undefined;
}

function Steps({ funnel }: { readonly funnel: Funnel }): ReactNode {
  const { t } = useTranslation('productReports');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const share = (count: number, of: number | undefined) =>
    of === undefined || of === 0 ? t('funnel.none') : percent.format(count / of);
  const first = funnel.steps[0]?.bookings ?? 0;
  const most = Math.max(1, ...funnel.steps.map(({ bookings }) => bookings));
  const rows: readonly StepRow[] = funnel.steps.map((step, place) => ({
    ...step,
    first,
    before: funnel.steps[place - 1]?.bookings,
  }));
  const measured = funnel.steps.at(-1)?.bookings ?? 0;
  return (
    <>
      <Card title={t('funnel.chart')}>
        {/* The table below says the same in words and figures. */}
        <div className={styles['chart']} aria-hidden="true">
          {rows.map(({ step, bookings }) => (
            <div key={step} className={styles['row']}>
              <span>{t(`funnel.steps.${step}`)}</span>
              <svg className={styles['track']} viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect className={styles['bar']} width={(bookings / most) * 100} height="10" />
              </svg>
              <span className={styles['count']}>{number.format(bookings)}</span>
            </div>
          ))}
        </div>
      </Card>
      <Table
        caption={t('funnel.chart')}
        captionHidden
        rows={rows}
        keyOf={({ step }) => step}
        columns={[
          { id: 'step', header: t('funnel.step'), cell: ({ step }) => t(`funnel.steps.${step}`) },
          {
            id: 'bookings',
            header: t('funnel.bookings'),
            align: 'end',
            cell: ({ bookings }) => number.format(bookings),
          },
          { id: 'ofFirst', header: t('funnel.ofFirst'), align: 'end', cell: (row) => share(row.bookings, row.first) },
          {
            id: 'ofBefore',
            header: t('funnel.ofBefore'),
            align: 'end',
            cell: (row) => share(row.bookings, row.before),
          },
          { id: 'times', header: t('funnel.times'), align: 'end', cell: ({ times }) => number.format(times) },
        ]}
      />
      <p>
        {t('funnel.coverage', { orders: number.format(funnel.confirmedOrders), measured: number.format(measured) })}
      </p>
    </>
  );
}

function Campaigns({ campaigns }: Pick<Funnel, 'campaigns'>): ReactNode {
  const { t } = useTranslation('productReports');
  const number = new Intl.NumberFormat(useLocale());
  return (
    <Table
      caption={t('funnel.campaigns')}
      rows={campaigns}
      keyOf={({ parameter, value }) => `${parameter}=${value}`}
      empty={<EmptyState title={t('funnel.noCampaigns.title')}>{t('funnel.noCampaigns.body')}</EmptyState>}
      columns={[
        {
          id: 'value',
          header: t('funnel.value'),
          rowHeader: true,
          cell: ({ value }) => <bdi translate="no">{value}</bdi>,
        },
        {
          id: 'parameter',
          header: t('funnel.parameter'),
          cell: ({ parameter }) => <span translate="no">{parameter}</span>,
        },
        { id: 'orders', header: t('funnel.orders'), align: 'end', cell: ({ orders }) => number.format(orders) },
        { id: 'total', header: t('funnel.total'), align: 'end', cell: ({ total }) => <Money amount={total} /> },
      ]}
    />
  );
}
