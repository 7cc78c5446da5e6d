import type { OperationsState } from '@airline/contract';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OperationsPage.module.css';
import { Nothing, Section } from './Section.tsx';
import { useFormats } from './use-formats.ts';

/** Renders which limits refused requests and tries. */
export function Limits({ limits }: { readonly limits: OperationsState['limits'] }): ReactNode {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  return (
    <Section title={t('limits.title')}>
      <Table
        caption={t('limits.caption')}
        captionHidden
        rows={limits}
        keyOf={({ limit }) => limit}
        columns={[
          {
            id: 'limit',
            header: t('limits.limit'),
            cell: ({ limit }) => <span className={styles['text']}>{limit}</span>,
          },
          { id: 'day', header: t('limits.day'), cell: ({ lastDay }) => number(lastDay), align: 'end' },
          { id: 'week', header: t('limits.week'), cell: ({ lastWeek }) => number(lastWeek), align: 'end' },
        ]}
        empty={<Nothing title={t('limits.empty.title')}>{t('limits.empty.body')}</Nothing>}
      />
    </Section>
  );
}
