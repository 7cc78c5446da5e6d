import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { SeatList } from './SeatList.tsx';
import { SeatMap } from './SeatMap.tsx';
import type { SeatedPassenger } from './seats.ts';
import { cabin, seatTexts } from './story-cabin.ts';

afterEach(cleanup);

const texts = seatTexts.es;
const seat = (id: string) => screen.getByRole('gridcell', { name: new RegExp(`^${id},`) });
const tomas: ReadonlyMap<string, SeatedPassenger> = new Map([['11A', { initials: 'TE', name: 'Tomás Echevarría' }]]);
const stops = () => screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);

function renderMap(start: string | null = null, party?: ReadonlyMap<string, SeatedPassenger>) {
  const onChange = vi.fn<(seat: string | null) => void>();
  function Map() {
    const [value, setValue] = useState(start);
    return (
      <SeatMap
        texts={texts}
        cabin={cabin}
        value={value}
        onChange={(chosen) => {
          onChange(chosen);
          setValue(chosen);
        }}
        {...(party === undefined ? {} : { party })}
      />
    );
  }
  render(<Map />);
  return onChange;
}

test('the map is a grid of named rows with named seats', () => {
  renderMap();
  const grid = screen.getByRole('grid', { name: texts.label });
  expect(within(grid).getAllByRole('row')).toHaveLength(cabin.rows.length);
  expect(within(screen.getByRole('row', { name: 'Fila 11' })).getAllByRole('gridcell')).toHaveLength(6);
});

test('the keyboard enters at the first free seat, or at the chosen one', () => {
  renderMap();
  expect(stops()).toEqual([seat('10A')]);
  cleanup();
  renderMap('12F');
  expect(stops()).toEqual([seat('12F')]);
});

test('arrows move the one stop, Enter chooses, Space lets go', async () => {
  const onChange = renderMap();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(seat('11B'));
  expect(stops()).toEqual([seat('11B')]);
  expect(seat('11B').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard(' x');
  expect(seat('11B').getAttribute('aria-selected')).toBe('false');
  expect(onChange.mock.calls).toEqual([['11B'], [null]]);
});

test('a taken seat, or one of the party, can be read but not chosen', async () => {
  const onChange = renderMap('10A', tomas);
  expect(seat('10B').getAttribute('aria-disabled')).toBe('true');
  expect(seat('11A').textContent).toBe('TE');
  expect(seat('11A').getAttribute('aria-label')).toBe('11A, ventana, de Tomás Echevarría, TE');
  expect(seat('10B').textContent).toBe('×');
  expect(seat('11A').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(seat('10B'));
  await userEvent.click(seat('11A'));
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(seat('11A'));
});

test('the key says whose initials stand on the seats of the party', () => {
  renderMap('10A', tomas);
  expect(screen.getByText('Tomás Echevarría').textContent).toBe('TETomás Echevarría');
});

test('the kinds of seats are distinguished', () => {
  renderMap('11C');
  expect(['10A', '10B', '11C', '12A', '12F'].map((id) => seat(id).dataset['state'])).toEqual([
    'extra',
    'taken',
    'chosen',
    'exit',
    'exit',
  ]);
  expect(seat('11B').dataset['state']).toBe('plain');
});

test('from right to left the arrows are mirrored', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <SeatMap texts={texts} cabin={cabin} value="11B" onChange={() => undefined} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(seat('11C'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(seat('11B'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(seat('12B'));
});

test('the list offers the free seats alone, with their prices', async () => {
  const onChange = vi.fn<(seat: string) => void>();
  render(
    <SeatList
      legend="Asientos libres"
      name="seat"
      cabin={cabin}
      value="11B"
      onChange={onChange}
      party={tomas}
      label={texts.seat}
      price={(free) => (free.kind === 'extra' ? '$25' : '$0')}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^11B,/ }).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: /^10B,/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: /^11A,/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^10A,.* \$25$/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('10A');
});
