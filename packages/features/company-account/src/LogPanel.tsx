import { type CompanyEvent, type ManagedCompany, policyRule, type PolicyRule } from '@airline/contract';
import { useRuleWords } from '@airline/travel-policy';
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
  const words = useRuleWords();
  const field = (name: string): string => {
    const key = `log.fields.${name}`;
    return i18n.exists(key, { ns: 'companyAccount' }) ? t(key as 'log.fields.name') : name;
  };
  const value = (text: string | undefined): string => {
    if (text === undefined) return '—';
    const rule = parseRule(text);
    if (rule !== undefined) return `${words(rule)} (${t(`policy.outcomes.${rule.outcome}`)})`;
    const key = `log.values.${text}`;
    return i18n.exists(key, { ns: 'companyAccount' }) ? t(key as 'log.values.true') : text;
  };
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={`${change.field} ${change.before} ${change.after}`}>
          {change.before === undefined
            ? `${field(change.field)}: ${value(change.after)}`
            : t('log.change', { field: field(change.field), before: value(change.before), after: value(change.after) })}
        </li>
      ))}
    </ul>
  );
}

/** Reads a rule of a policy as a change log keeps it, without its id; `undefined` of anything else. */
function parseRule(text: string): PolicyRule | undefined {
  if (!text.startsWith('{')) return undefined;
  const rule: unknown = JSON.parse(text);
  return policyRule.safeParse({ ...(rule as object), id: '00000000-0000-4000-8000-000000000000' }).data;
}
