import { companyReports, type ReportColumn, type ReportPage } from '@airline/contract';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { useLocale } from '@airline/ui/locale';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Reports.module.css';
import { useCellFormats } from '../../use-cell-formats.ts';

const atEnd: ReadonlySet<ReportColumn['kind']> = new Set(['money', 'count', 'miles', 'kilograms']);

interface NumberedRow {
  readonly row: ReportPage['rows'][number];
  readonly place: number;
}

/** Renders the rows of a page of a report. */
export function ReportTable({ page: { report, rows } }: { readonly page: ReportPage }): ReactNode {
  const { t } = useTranslation('companyReports');
  const { names, columns: labels, words } = texts[useLocale().startsWith('en') ? 'en' : 'es'];
  const format = useCellFormats(t('empty'));
  const numbered: readonly NumberedRow[] = rows.map((row, place) => ({ row, place }));
  const columns: readonly ReportColumn[] = companyReports[report].columns;
  const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = words;
  return (
    <div className={styles['table']}>
      <Table
        caption={names[report]}
        captionHidden
        rows={numbered}
        keyOf={({ place }) => String(place)}
        columns={columns.map(({ name, kind }) => ({
          id: name,
          header: (labels as Readonly<Record<string, string>>)[name] ?? name,
          align: atEnd.has(kind) ? ('end' as const) : ('start' as const),
          cell: ({ row }: NumberedRow) => wordsOf[name]?.[String(row[name])] ?? format(kind, row[name]),
        }))}
      />
    </div>
  );
}
