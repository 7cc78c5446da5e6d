import type { OperationsState } from '@airline/contract';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OperationsPage.module.css';
import { Nothing, Section } from './Section.tsx';
import { useFormats } from './use-formats.ts';

/** Renders the errors of browsers, those that are one together. */
export function Crashes({ crashes }: { readonly crashes: OperationsState['crashes'] }): ReactNode {
  const { t } = useTranslation('operations');
  const { moment, number } = useFormats();
  return (
    <Section title={t('crashes.title')}>
      <Table
        caption={t('crashes.caption')}
        captionHidden
        rows={crashes}
        keyOf={({ app, route, event, message }) => `${app} ${route} ${event} ${message ?? ''}`}
        columns={[
          {
            id: 'message',
            header: t('crashes.message'),
            cell: ({ message, event }) => <span className={styles['text']}>{message ?? event}</span>,
          },
          {
            id: 'where',
            header: t('crashes.where'),
            cell: ({ app, route }) => (
              <span className={styles['text']}>
                {app} {route}
              </span>
            ),
          },
          { id: 'count', header: t('crashes.count'), cell: ({ count }) => number(count), align: 'end' },
          { id: 'last', header: t('crashes.last'), cell: ({ lastAt }) => moment(lastAt) },
          { id: 'reference', header: t('crashes.reference'), cell: ({ lastReference }) => lastReference ?? '–' },
        ]}
        empty={<Nothing title={t('crashes.empty.title')}>{t('crashes.empty.body')}</Nothing>}
      />
    </Section>
  );
}
