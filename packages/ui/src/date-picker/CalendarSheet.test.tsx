import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker, type DateRange } from './DateRangePicker.tsx';

beforeEach(() => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
  Element.prototype.scrollIntoView = nothing;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = { open: 'Ver', previous: 'Anterior', next: 'Siguiente', close: 'Cerrar', done: 'Listo' };
const shared = {
  label: 'Fechas',
  texts,
  minimum: '2026-12-03',
  legend: 'El más bajo',
  summary: ({ start = '', end = '' }) => `De ${start} a ${end}.`,
};

function Dates() {
  const [dates, setDates] = useState<DateRange | null>(null);
  return (
    <LocaleProvider locale="es-US">
      <DateRangePicker
        {...shared}
        value={dates}
        onChange={setDates}
        noteFor={(date, start) => ({ text: start === undefined ? '$9' : '$7', standsOut: date === '2026-12-05' })}
        notesLegend={(start) => (start === undefined ? 'Ida' : `Vuelta desde el ${start}`)}
      />
      <output>{JSON.stringify(dates)}</output>
    </LocaleProvider>
  );
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Fechas' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const open = () => userEvent.click(screen.getByRole('button', { name: /^Ver/ }));
const day = (name: RegExp) => sheet().getByRole('button', { name });

test('both dates are chosen in one go, each with the prices of its own way, and stay when the sheet is closed', async () => {
  render(<Dates />);
  await open();
  expect(sheet().getByText('De a .')).toBeDefined();
  expect(sheet().getByText('Ida')).toBeDefined();
  await userEvent.click(day(/, 5 de diciembre.*, El más bajo, \$9$/));
  expect(sheet().getByText('De 2026-12-05 a .')).toBeDefined();
  expect(sheet().getByText('Vuelta desde el 2026-12-05')).toBeDefined();
  await userEvent.click(day(/, 12 de diciembre.*, \$7$/));
  expect(sheet().getByText('De 2026-12-05 a 2026-12-12.')).toBeDefined();
  await userEvent.click(sheet().getByRole('button', { name: 'Listo' }));
  await isClosed();
  expect(screen.getByText('{"start":"2026-12-05","end":"2026-12-12"}')).toBeDefined();
});

test('a departure without a return is no choice', async () => {
  render(<Dates />);
  await open();
  await userEvent.click(day(/, 5 de diciembre/));
  await userEvent.click(sheet().getByRole('button', { name: 'Listo' }));
  await isClosed();
  expect(screen.getByText('null')).toBeDefined();
});

test('the keyboard reaches months that are not drawn yet, up to twelve', async () => {
  render(<Dates />);
  await open();
  expect(sheet().getAllByRole('grid')).toHaveLength(2);
  day(/, 3 de diciembre/).focus();
  await userEvent.keyboard('{PageDown>11/}');
  await waitFor(() => expect(sheet().getAllByRole('grid')).toHaveLength(12));
});

test('one date stays open until it is done with', async () => {
  const onChange = vi.fn<(date: string | null) => void>();
  render(
    <LocaleProvider locale="es-US">
      <DatePicker {...shared} value={null} onChange={onChange} />
    </LocaleProvider>,
  );
  await open();
  await userEvent.click(day(/, 5 de diciembre/));
  expect(onChange).toHaveBeenLastCalledWith('2026-12-05');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  history.back();
  await isClosed();
});
