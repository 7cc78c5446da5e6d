/* oxlint-disable jsx-a11y/no-redundant-roles -- Safari forgets a
   table whose rows are laid out as cards, unless the roles are said once more. */
import type { ReactNode } from 'react';

import styles from './SortHead.module.css';
import type { SortOrder, TableColumn } from './Table.tsx';

interface SortHeadProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: SortOrder | undefined;
  readonly onSort: ((order: SortOrder) => void) | undefined;
}

/** Renders the head of one column; a sortable one is a button that asks for its order, then for the other way round. */
export function SortHead<Row>({ column, sort, onSort }: SortHeadProps<Row>): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const canSort = column.sortable === true && onSort !== undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      className={styles['head']}
      data-align={column.align}
    >
      {canSort ? (
        <button
          type="button"
          className={styles['sort']}
          data-direction={direction}
          onClick={() =>
            onSort({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
          <svg className={styles['arrow']} viewBox="0 0 12 16" aria-hidden="true">
            <path className={styles['up']} d="m2.5 6 3.5-3.5L9.5 6" />
            <path className={styles['down']} d="m2.5 10 3.5 3.5L9.5 10" />
          </svg>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
