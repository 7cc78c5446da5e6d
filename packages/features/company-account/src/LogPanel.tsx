import type { CompanyEvent, ManagedCompany } from '@airline/contract';
import { Link } from '@airline/ui/link';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Company.module.css';

export interface LogPanelProps {
  readonly company: ManagedCompany;
  readonly log: { readonly events: readonly CompanyEvent[]; readonly hasMore: boolean };
}

/** Renders what was changed of a company, by whom and when, the newest first. */
export function LogPanel({ log: { events, hasMore } }: LogPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const moments = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const last = events.at(-1);
  return (
    <div className={styles['panel']}>
      <Table
        caption={t('log.title')}
        rows={events}
        keyOf={({ id }) => String(id)}
        empty={<EmptyState title={t('log.none')}>{t('log.noneBody')}</EmptyState>}
        columns={[
          {
            id: 'at',
            header: t('log.at'),
            cell: ({ at }) => <time dateTime={at}>{moments.format(new Date(at))}</time>,
          },
          { id: 'by', header: t('log.by'), cell: ({ by }) => by ?? t('log.unknown') },
          {
            id: 'what',
            header: t('log.what'),
            rowHeader: true,
            cell: ({ kind, subject }) =>
              subject === undefined ? t(`log.kinds.${kind}`) : `${t(`log.kinds.${kind}`)}: ${subject}`,
          },
          { id: 'changes', header: t('log.changes'), cell: ({ changes }) => <Changes changes={changes} /> },
        ]}
      />
      {hasMore && last !== undefined ? <Link href={`?tab=log&before=${last.id}`}>{t('log.older')}</Link> : null}
    </div>
  );
}

function Changes({ changes }: Pick<CompanyEvent, 'changes'>): ReactNode {
  const { t, i18n } = useTranslation('companyAccount');
  const field = (name: string): string => {
    const key = `log.fields.${name}`;
    return i18n.exists(key, { ns: 'companyAccount' }) ? t(key as 'log.fields.name') : name;
  };
  const value = (text: string | undefined): string => {
    if (text === undefined) return '—';
    const key = `log.values.${text}`;
    return i18n.exists(key, { ns: 'companyAccount' }) ? t(key as 'log.values.true') : text;
  };
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={change.field}>
          {change.before === undefined
            ? `${field(change.field)}: ${value(change.after)}`
            : t('log.change', { field: field(change.field), before: value(change.before), after: value(change.after) })}
        </li>
      ))}
    </ul>
  );
}
