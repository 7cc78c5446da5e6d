import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'next', label: 'Próximos', content: <input aria-label="Buscar" /> },
  { id: 'past', label: 'Pasados', content: 'Ninguno' },
  { id: 'all', label: 'Todos', content: 'Dos' },
];
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('the first tab is selected by default, and only its panel is in sight', () => {
  render(<Tabs label="Mis viajes" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Mis viajes' })).toBeDefined();
  expect(selectedTab()).toBe('Próximos');
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Próximos' })]);
});

test.each([
  ['past', 'Pasados'],
  ['unknown', 'Próximos'],
])('the default %s selects %s', (defaultSelected, label) => {
  render(<Tabs label="Mis viajes" items={items} defaultSelected={defaultSelected} />);
  expect(selectedTab()).toBe(label);
});

test('arrows move, select and focus; Tab goes on to the panel; what was typed stays', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<Tabs label="Mis viajes" items={items} onSelect={onSelect} />);
  await userEvent.type(screen.getByRole('textbox'), 'SJU');
  await userEvent.click(screen.getByRole('tab', { name: 'Próximos' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(selectedTab()).toBe('Todos');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Todos' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Todos' }));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Home}x');
  expect(selectedTab()).toBe('Próximos');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('SJU');
  expect(onSelect.mock.calls).toEqual([['next'], ['all'], ['next']]);
});

test('a choice held from outside changes only from there', async () => {
  render(<Tabs label="Mis viajes" items={items} selected="past" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Todos' }));
  expect(selectedTab()).toBe('Pasados');
});

test('from right to left the arrows are mirrored', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Tabs label="Mis viajes" items={items} />
    </div>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Próximos' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(selectedTab()).toBe('Pasados');
});
