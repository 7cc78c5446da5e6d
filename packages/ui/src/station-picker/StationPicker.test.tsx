import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { StationLine } from './StationLine.tsx';
import { StationPicker, type StationChoice, type StationResults } from './StationPicker.tsx';

function onScreen(hasRoom: boolean): void {
  const never = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: hasRoom, addEventListener: never, removeEventListener: never }));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  onScreen(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = {
  empty: 'Ninguna se llama así',
  open: 'Ver la lista',
  placeholder: 'Ciudad o código',
  close: 'Cerrar',
  count: (count: number) => `${count} lugares`,
};
const sanJuan: StationChoice = { id: 'SJU', label: 'San Juan, PR - SJU', name: 'San Juan, PR', code: 'SJU' };
const miami: StationChoice = { id: 'MIA', label: 'Miami, FL - MIA', name: 'Miami, FL', code: 'MIA' };

function find(query: string): readonly StationChoice[] {
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
  const located = vi.fn<() => void>();
  const onChange = vi.fn<(choice: StationChoice | null) => void>();
  const asked = vi.fn<(query: string) => StationResults>((query) => {
    const found = find(query);
    const exact = found.find(({ id }) => id === query.toUpperCase()) ?? (query.length > 2 ? found[0] : undefined);
    if (query === 'habana')
      return {
        sections: [{ id: 'near', heading: 'Cerca', choices: [miami] }],
        notice: 'No volamos a La Habana. Miami, a 370 km.',
        fault: 'No volamos a La Habana.',
      };
    const sections = [
      { id: 'recent', heading: 'Recientes', isRecent: true, choices: query === '' ? recent : [] },
      { id: 'found', choices: query === '' ? found.filter((choice) => !recent.includes(choice)) : found },
    ];
    return { sections, ...(exact === undefined ? {} : { exact }) };
  });
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
          actions={[{ id: 'locate', label: 'Usar mi ubicación', onPress: located }]}
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
  return { onChange, asked, located, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Desde' }) };
}

const descriptionOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
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

test('what was chosen before comes first, under its heading; with a text it counts as any other', async () => {
  const { input } = renderPicker(null, [miami]);
  await userEvent.click(input);
  expect(options()).toEqual(['Miami, FLMIA', 'San Juan, PRSJU']);
  expect(within(screen.getByRole('group', { name: 'Recientes' })).getAllByRole('option')).toHaveLength(1);
  await userEvent.type(input, 'm');
  expect(options()).toEqual(['Miami, FLMIA']);
  expect(screen.queryByRole('group', { name: 'Recientes' })).toBeNull();
});

test('what can be done stands above the list while nothing is typed, within reach of the keyboard', async () => {
  const { input, located } = renderPicker();
  await userEvent.click(input);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(located).toHaveBeenCalledOnce();
  await userEvent.type(input, 'm');
  expect(screen.queryByRole('button', { name: 'Usar mi ubicación' })).toBeNull();
});

test('arrows go through the list and past its ends, Escape closes it', async () => {
  const { input } = renderPicker();
  const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Miami, FLMIA');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('Miami, FLMIA');
  await userEvent.keyboard('{Escape}');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(2);
});

test('a place that is not served is named, with what is near, and told when the field is left', async () => {
  const { input } = renderPicker();
  await userEvent.type(input, 'habana');
  expect(screen.getByText('No volamos a La Habana. Miami, a 370 km.')).toBeDefined();
  expect(screen.getByRole('status', { name: '' }).textContent).toBe(
    'No volamos a La Habana. Miami, a 370 km. 1 lugares',
  );
  expect(options()).toEqual(['Miami, FLMIA']);
  await userEvent.tab();
  expect(descriptionOf(input)).toContain('No volamos a La Habana.');
  await userEvent.type(input, '{Backspace}');
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('a text that names no place is a fault when the field is left, and the empty field is not', async () => {
  const { input } = renderPicker();
  await userEvent.click(input);
  await userEvent.tab();
  await userEvent.tab();
  expect(input.getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(input, 'xyzzy');
  await userEvent.tab();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toContain('Ninguna se llama así');
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
  const { container } = render(<StationLine choice={{ ...sanJuan, matched }} isRecent={false} />);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marks);
  expect(container.textContent).toBe('San Juan, PRSJU');
});

describe('on a telephone', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Desde' }));

  async function openSheet() {
    onScreen(false);
    const picker = renderPicker();
    await userEvent.click(picker.input);
    return { ...picker, typed: sheet().getByRole<HTMLInputElement>('combobox', { name: 'Desde' }) };
  }

  test('a press opens the list as a sheet with an input of its own, and choosing closes it', async () => {
    const { input, typed, onChange } = await openSheet();
    expect(document.activeElement).toBe(typed);
    await userEvent.type(typed, 'mia');
    await userEvent.click(sheet().getByRole('option', { name: /Miami/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onChange).toHaveBeenLastCalledWith(miami);
    expect(input.value).toBe('Miami, FL - MIA');
  });

  test('a text that stands there unchosen is typed on, a place that was chosen is typed over', async () => {
    const { typed } = await openSheet();
    await userEvent.type(typed, 'mi');
    await userEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Desde' }));
    await userEvent.keyboard('a');
    expect(sheet().getByRole<HTMLInputElement>('combobox', { name: 'Desde' }).value).toBe('mia');
    cleanup();
    renderPicker(sanJuan);
    await userEvent.click(screen.getByRole('combobox', { name: 'Desde' }));
    await userEvent.keyboard('m');
    expect(sheet().getByRole<HTMLInputElement>('combobox', { name: 'Desde' }).value).toBe('m');
  });

  test('a sheet that is closed without a choice leaves the place that was chosen before', async () => {
    onScreen(false);
    const { input } = renderPicker(sanJuan);
    await userEvent.click(input);
    await userEvent.keyboard('mi');
    await userEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input.value).toBe('San Juan, PR - SJU');
    await userEvent.click(input);
    await userEvent.keyboard('mia');
    await userEvent.click(sheet().getByRole('option', { name: /Miami/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input.value).toBe('Miami, FL - MIA');
  });

  test('Enter takes what is typed in full, and closes it', async () => {
    const { typed, onChange } = await openSheet();
    await userEvent.type(typed, 'sju{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onChange).toHaveBeenLastCalledWith(sanJuan);
  });

  test.each([
    ['the close button', () => userEvent.click(sheet().getByRole('button', { name: 'Cerrar' }))],
    ['the way back of the browser', () => Promise.resolve(history.back())],
  ])('%s closes it on the same page, and what was typed stays and is a fault', async (_, close) => {
    const { input, typed } = await openSheet();
    expect(history.state).toMatchObject({ sheet: true });
    await userEvent.type(typed, 'xyzzy');
    const routed = vi.fn<() => void>();
    addEventListener('popstate', routed);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    removeEventListener('popstate', routed);
    expect(routed).not.toHaveBeenCalled();
    expect(history.state).not.toMatchObject({ sheet: true });
    expect(input.value).toBe('xyzzy');
    expect(descriptionOf(input)).toContain('Ninguna se llama así');
  });

  test('a letter that is typed into the field goes into the sheet, and Enter does not open it', async () => {
    onScreen(false);
    const { input } = renderPicker();
    input.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('m');
    expect(screen.getByRole('dialog', { name: 'Desde' })).toBeDefined();
  });
});
