import { saveFile } from '@airline/app-shell/save-file';
import type { YearlyStatement } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Button, ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Rewards.module.css';
import { statementColumns, toStatementCsv } from './statement-csv.ts';

/** Renders what moved in each year, which can be saved, and leads to the movements of each. */
export function Statements({ statements }: { readonly statements: readonly YearlyStatement[] }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  const save = () => {
    const header = ['year', ...statementColumns, 'flights', 'qualifyingPoints'] as const;
    saveFile({
      name: t('statements.file'),
      type: 'text/csv',
      content: toStatementCsv(
        statements,
        header.map((column) => t(`statements.${column}`)),
      ),
    });
  };
  return (
    <section className={styles['stack']} aria-labelledby="statements">
      <h2 id="statements">{t('statements.title')}</h2>
      <Table
        caption={t('statements.caption')}
        captionHidden
        rows={statements}
        keyOf={({ year }) => String(year)}
        empty={
          <EmptyState
            headingLevel={3}
            title={t('statements.empty')}
            actions={<ButtonLink href={buildPath('air-booking')}>{t('statements.book')}</ButtonLink>}
          >
            {t('statements.emptyBody')}
          </EmptyState>
        }
        columns={[
          {
            id: 'year',
            header: t('statements.year'),
            cell: ({ year }) => (
              <Link
                href={`${buildPath('my-account-points-activity')}?year=${year}`}
                aria-label={t('statements.movements', { year })}
              >
                {year}
              </Link>
            ),
          },
          ...statementColumns.map((column) => ({
            id: column,
            header: t(`statements.${column}`),
            align: 'end' as const,
            cell: (statement: YearlyStatement) => formatPoints(statement[column], locale),
          })),
          {
            id: 'flights',
            header: t('statements.flights'),
            align: 'end',
            cell: ({ qualifying }) => qualifying.flights,
          },
        ]}
      />
      {statements.length === 0 ? null : (
        <div className={styles['tools']}>
          <Button onClick={save}>{t('statements.save')}</Button>
        </div>
      )}
    </section>
  );
}
