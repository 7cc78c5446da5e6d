import type { OperationsState } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OperationsPage.module.css';
import { Nothing, Section } from './Section.tsx';
import { useFormats } from './use-formats.ts';
import { rateVital, vitalBounds } from './vital-bounds.ts';

type Vital = OperationsState['webVitals'][number];

const tones = { good: 'success', needsImprovement: 'warning', poor: 'danger' } as const;

/** Renders the 75th percentile of each web vital of each page, beside the bounds that it is judged by. */
export function WebVitals({ vitals }: { readonly vitals: readonly Vital[] }): ReactNode {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  const withUnit = (name: Vital['name'], value: number) =>
    name === 'CLS' ? number(value) : t('vitals.milliseconds', { value: number(value) });
  return (
    <Section title={t('vitals.title')}>
      <p className={styles['quiet']}>{t('vitals.lead')}</p>
      <Table
        caption={t('vitals.caption')}
        captionHidden
        rows={vitals}
        keyOf={({ route, name }) => `${route} ${name}`}
        columns={[
          {
            id: 'route',
            header: t('vitals.route'),
            cell: ({ route }) => <span className={styles['text']}>{route}</span>,
          },
          { id: 'name', header: t('vitals.name'), cell: ({ name }) => name },
          { id: 'p75', header: t('vitals.p75'), cell: ({ name, p75 }) => withUnit(name, p75), align: 'end' },
          {
            id: 'picture',
            header: t('vitals.share'),
            cell: (vital) => <Bar {...vital} />,
          },
          {
            id: 'rating',
            header: t('vitals.rating'),
            cell: ({ name, p75 }) => {
              const rating = rateVital(name, p75);
              return <Badge tone={tones[rating]}>{t(`vitals.ratings.${rating}`)}</Badge>;
            },
          },
          {
            id: 'bounds',
            header: t('vitals.bounds'),
            cell: ({ name }) =>
              t('vitals.goodAndPoor', {
                good: withUnit(name, vitalBounds[name].good),
                poor: withUnit(name, vitalBounds[name].poor),
              }),
          },
          { id: 'visits', header: t('vitals.visits'), cell: ({ visits }) => number(visits), align: 'end' },
        ]}
        empty={<Nothing title={t('vitals.empty.title')}>{t('vitals.empty.body')}</Nothing>}
      />
    </Section>
  );
}

/** Draws how much of what is poor a value is; the table says the same in numbers. */
function Bar({ name, p75 }: Pick<Vital, 'name' | 'p75'>): ReactNode {
  const { number } = useFormats();
  const percent = Math.round((100 * p75) / vitalBounds[name].poor);
  return (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
        <rect
          width={Math.min(100, percent)}
          height="8"
          className={styles['filled']}
          data-rating={rateVital(name, p75)}
        />
      </svg>
      {number(percent)} %
    </>
  );
}
