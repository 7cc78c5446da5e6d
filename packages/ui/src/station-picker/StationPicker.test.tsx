import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { StationLine } from './StationLine.tsx';
import { StationPicker, type StationChoice } from './StationPicker.tsx';

afterEach(cleanup);

const texts = { recent: 'reciente', empty: 'Ninguna se llama así', open: 'Ver la lista' };
const sanJuan: StationChoice = { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', code: 'SJU' };
const miami: StationChoice = { id: 'MIA', label: 'Miami, FL - MIA', name: 'Miami, FL', code: 'MIA' };

function search(query: string): readonly StationChoice[] {
  const wanted = query.toLowerCase();
  return [sanJuan, miami].filter(
    ({ id, name }) => name.toLowerCase().startsWith(wanted) || (wanted !== '' && id.toLowerCase().startsWith(wanted)),
  );
}

function renderPicker(
  start: StationChoice | null = null,
  recent: readonly StationChoice[] = [],
  next: StationChoice | null = miami,
) {
  const onChange = vi.fn<(choice: StationChoice | null) => void>();
  const asked = vi.fn<typeof search>(search);
  function Picker() {
    const [value, setValue] = useState(start);
    return (
      <>
        <button type="button" onClick={() => setValue(next)}>
          Cambiar
        </button>
        <StationPicker
          label="Desde"
          texts={texts}
          search={asked}
          recent={recent}
          value={value}
          onChange={(choice) => {
            onChange(choice);
            setValue(choice);
          }}
        />
      </>
    );
  }
  render(<Picker />);
  return { onChange, asked, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Desde' }) };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('what is typed is searched, and choosing puts the label into the input', async () => {
  const { input, onChange, asked } = renderPicker();
  await userEvent.type(input, 'mia');
  expect(asked).toHaveBeenLastCalledWith('mia');
  expect(options()).toEqual(['Miami, FLMIA']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(miami);
  expect(input.value).toBe('Miami, FL - MIA');
});

test.each(['{Tab}', '{Enter}'])('a code that is typed in full is chosen by %s', async (key) => {
  const { input, onChange } = renderPicker();
  await userEvent.type(input, 'sju');
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenLastCalledWith(sanJuan);
  expect(input.value).toBe('San Juan, PR - SJU');
});

test.each(['{Tab}', '{Enter}'])('the one place that a text leaves is chosen by %s', async (key) => {
  const { input, onChange } = renderPicker();
  await userEvent.type(input, 'san');
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenLastCalledWith(sanJuan);
  expect(input.value).toBe('San Juan, PR - SJU');
});

test('the beginning of a code is not chosen for the person', async () => {
  const { input, onChange } = renderPicker();
  await userEvent.type(input, 'sj');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe('sj');
});

test('another text takes the choice back and stays when the focus leaves', async () => {
  const { input, onChange } = renderPicker(sanJuan);
  expect(input.value).toBe('San Juan, PR - SJU');
  await userEvent.type(input, 'x', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  expect(onChange.mock.calls).toEqual([[null]]);
  await userEvent.tab();
  expect(input.value).toBe('x');
});

test('with a choice the list offers what the empty text would', async () => {
  const { input, asked } = renderPicker(sanJuan);
  await userEvent.click(input);
  expect(asked).toHaveBeenLastCalledWith('');
  expect(options()).toEqual(['San Juan, PRSJU', 'Miami, FLMIA']);
});

test('what was chosen before comes first, once, and says so; with a text it counts as any other', async () => {
  const { input } = renderPicker(null, [miami]);
  await userEvent.click(input);
  expect(options()).toEqual(['Miami, FL (reciente)MIA', 'San Juan, PRSJU']);
  await userEvent.type(input, 'm');
  expect(options()).toEqual(['Miami, FLMIA']);
});

test('nothing found is said in the list', async () => {
  const { input } = renderPicker();
  await userEvent.type(input, 'zzz');
  expect(screen.getByText('Ninguna se llama así')).toBeDefined();
});

test('a value changed from outside, as by a swap, shows at once', async () => {
  const { input } = renderPicker(sanJuan);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(input.value).toBe('Miami, FL - MIA');
});

test.each([
  ['another place', miami, 'Miami, FL - MIA'],
  ['nothing', null, ''],
])('a choice that was typed gives way to %s from outside', async (_, next, shown) => {
  const { input } = renderPicker(null, [], next);
  await userEvent.type(input, 'sju');
  await userEvent.tab();
  expect(input.value).toBe('San Juan, PR - SJU');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(input.value).toBe(shown);
});

test('a choice from outside can be typed over with the words of the one before', async () => {
  const { input, onChange } = renderPicker();
  await userEvent.type(input, 'sju');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  await userEvent.clear(input);
  await userEvent.type(input, 'San Juan, PR - SJU');
  expect(input.value).toBe('San Juan, PR - SJU');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each([
  [[], []],
  [[{ start: 0, end: 3 }], ['San']],
  [
    [
      { start: 0, end: 3 },
      { start: 4, end: 8 },
    ],
    ['San', 'Juan'],
  ],
  [[{ start: 4, end: 99 }], []],
  [
    [
      { start: 0, end: 4 },
      { start: 2, end: 6 },
    ],
    ['San '],
  ],
])('with %j of the name typed, %j is marked and nothing is lost', (matched, marks) => {
  const { container } = render(<StationLine choice={{ ...sanJuan, matched }} recentLabel={undefined} />);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marks);
  expect(container.textContent).toBe('San Juan, PRSJU');
});
