/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets a
   table whose rows are laid out as cards, unless the roles are said once more. */
import type { ReactNode } from 'react';

import checkboxStyles from '../checkbox/Checkbox.module.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { SortHead } from './SortHead.tsx';
import styles from './Table.module.css';

/** The order that a table is in: a column, and which way. */
export interface SortOrder {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Names the row: the first column unless another says so. */
  readonly rowHeader?: boolean;
}

/** Rows that can be chosen. */
export interface TableSelection<Row> {
  /** The keys of the rows that are chosen. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** 'Elegir todas'. */
  readonly allLabel: string;
  /** `(row) => 'Elegir la reserva K7QM2X'`. */
  readonly rowLabel: (row: Row) => string;
}

/** What {@link Table} takes. */
export interface TableProps<Row> {
  /** What the table lists; said to all, shown unless `captionHidden`. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  /** In the order in which they are shown: sorting is the caller's, who may have more pages than this one. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: SortOrder;
  readonly onSort?: (order: SortOrder) => void;
  readonly selection?: TableSelection<Row>;
  /** What stands there when there are no rows: an `EmptyState`. */
  readonly empty?: ReactNode;
}

/**
 * Renders rows of data with a head that stays in sight; on a small screen each row is a card with its headers beside it.
 *
 * It sorts and pages nothing itself: it says which order is wanted. Without rows `empty` stands in the table's place.
 *
 * @example
 * ```tsx
 * import { Table } from '@airline/ui/table';
 *
 * interface Trip { readonly code: string; readonly price: string }
 * const trips: readonly Trip[] = [{ code: 'K7QM2X', price: '$129' }];
 * export const Example = () => (
 *   <Table caption="Viajes del mes" rows={trips} keyOf={(trip) => trip.code} columns={[
 *     { id: 'code', header: 'Reserva', cell: (trip) => trip.code },
 *     { id: 'price', header: 'Precio', cell: (trip) => trip.price, align: 'end' },
 *   ]} />
 * );
 * ```
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  selection,
  empty,
}: TableProps<Row>): ReactNode {
  if (rows.length === 0 && empty !== undefined) return empty;
  const heading = columns.find((column) => column.rowHeader) ?? columns[0];
  return (
    // The frame scrolls where a table is too wide for its place: it takes the focus so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['frame']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']} role="table">
        <caption className={styles['caption']}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles['head']} role="rowgroup">
          <tr role="row">
            {selection === undefined ? null : (
              <th scope="col" className={styles['choice']} role="columnheader">
                <SelectAll rows={rows} keyOf={keyOf} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={keyOf(row)} {...{ row, columns, heading, selection }} rowKey={keyOf(row)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly heading: TableColumn<Row> | undefined;
  readonly selection: TableSelection<Row> | undefined;
}

function TableRow<Row>({ row, rowKey, columns, heading, selection }: TableRowProps<Row>): ReactNode {
  const chosen = selection?.selected.has(rowKey) ?? false;
  return (
    <tr role="row" className={styles['row']} data-selected={chosen || undefined}>
      {selection === undefined ? null : (
        <td role="cell" className={styles['choice']}>
          <input
            type="checkbox"
            aria-label={selection.rowLabel(row)}
            checked={chosen}
            className={checkboxStyles['box']}
            onChange={() => selection.onChange(toggled(selection.selected, [rowKey], !chosen))}
          />
        </td>
      )}
      {columns.map((column) =>
        column === heading ? (
          <th key={column.id} scope="row" role="rowheader" className={styles['cell']} data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} role="cell" className={styles['cell']} data-align={column.align}>
            <span className={styles['name']} aria-hidden="true">
              {column.header}
            </span>
            <span>{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  );
}

interface SelectAllProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly selection: TableSelection<Row>;
}

function SelectAll<Row>({ rows, keyOf, selection }: SelectAllProps<Row>): ReactNode {
  const keys = rows.map(keyOf);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label={selection.allLabel}
      checked={count > 0 && count === keys.length}
      className={checkboxStyles['box']}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < keys.length;
      }}
      onChange={() => selection.onChange(toggled(selection.selected, keys, count < keys.length))}
    />
  );
}

/** Rows of other pages keep their choice: only the given keys change. */
function toggled(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
