import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { Table, type SortOrder, type TableProps } from './Table.tsx';

afterEach(cleanup);

interface Trip {
  readonly code: string;
  readonly price: string;
}

const rows: readonly Trip[] = [
  { code: 'K7QM2X', price: '$129' },
  { code: 'R2D4AA', price: '$89' },
];

function renderTable(props: Partial<TableProps<Trip>> = {}) {
  return render(
    <Table
      caption="Viajes del mes"
      rows={rows}
      keyOf={(trip) => trip.code}
      columns={[
        { id: 'code', header: 'Reserva', cell: (trip) => trip.code, sortable: true },
        { id: 'price', header: 'Precio', cell: (trip) => trip.price, align: 'end' },
      ]}
      {...props}
    />,
  );
}

test('the table has its caption, its heads, and a head for each row', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'Viajes del mes' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Reserva', 'Precio']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['K7QM2X', 'R2D4AA']);
  expect(within(table).getByRole('cell', { name: '$89' })).toBeDefined();
});

test('another column can name the rows', () => {
  renderTable({
    columns: [
      { id: 'price', header: 'Precio', cell: (trip) => trip.price },
      { id: 'code', header: 'Reserva', cell: (trip) => trip.code, rowHeader: true },
    ],
  });
  expect(screen.getByRole('rowheader', { name: 'K7QM2X' })).toBeDefined();
});

test.each([
  [undefined, 'none', 'ascending'],
  [{ column: 'price', direction: 'ascending' }, 'none', 'ascending'],
  [{ column: 'code', direction: 'ascending' }, 'ascending', 'descending'],
  [{ column: 'code', direction: 'descending' }, 'descending', 'ascending'],
] as const)('in the order %j the head says %s and asks for %s', async (sort, said, direction) => {
  const onSort = vi.fn<(order: SortOrder) => void>();
  renderTable({ onSort, ...(sort === undefined ? {} : { sort }) });
  const head = screen.getByRole('columnheader', { name: 'Reserva' });
  expect(head.getAttribute('aria-sort')).toBe(said);
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'code', direction });
});

test('a column that cannot be sorted is no button, nor is any without a way to sort', () => {
  renderTable();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  renderTable({ onSort: () => undefined });
  const price = screen.getByRole('columnheader', { name: 'Precio' });
  expect(within(price).queryByRole('button')).toBeNull();
  expect(price.hasAttribute('aria-sort')).toBe(false);
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

function renderSelection(selected: readonly string[]) {
  const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
  renderTable({
    selection: {
      selected: new Set(selected),
      onChange,
      allLabel: 'Elegir todas',
      rowLabel: (trip) => `Elegir ${trip.code}`,
    },
  });
  return () => onChange.mock.calls.map(([set]) => Array.from(set));
}

test('rows are chosen and let go one at a time; those of other pages stay', async () => {
  const chosen = renderSelection(['OTHER1', 'R2D4AA']);
  expect([box('Elegir K7QM2X').checked, box('Elegir R2D4AA').checked]).toEqual([false, true]);
  await userEvent.click(box('Elegir K7QM2X'));
  await userEvent.click(box('Elegir R2D4AA'));
  expect(chosen()).toEqual([['OTHER1', 'R2D4AA', 'K7QM2X'], ['OTHER1']]);
});

test.each([
  { selected: [], checked: false, indeterminate: false, next: ['K7QM2X', 'R2D4AA'] },
  { selected: ['K7QM2X'], checked: false, indeterminate: true, next: ['K7QM2X', 'R2D4AA'] },
  { selected: ['K7QM2X', 'R2D4AA'], checked: true, indeterminate: false, next: [] },
  { selected: ['OTHER1'], checked: false, indeterminate: false, next: ['OTHER1', 'K7QM2X', 'R2D4AA'] },
])(
  'with $selected chosen, the box of all is checked $checked, between $indeterminate, and leads to $next',
  async (state) => {
    const chosen = renderSelection(state.selected);
    const all = box('Elegir todas');
    expect([all.checked, all.indeterminate]).toEqual([state.checked, state.indeterminate]);
    await userEvent.click(all);
    expect(chosen()).toEqual([state.next]);
  },
);

test('without rows the empty state stands in its place, or an empty table', () => {
  renderTable({ rows: [], empty: <p>Nada</p> });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Nada')).toBeDefined();
  cleanup();
  renderTable({ rows: [] });
  expect(screen.getByRole('table')).toBeDefined();
});
