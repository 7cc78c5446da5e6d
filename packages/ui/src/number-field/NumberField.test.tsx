import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { NumberField, type NumberFieldProps } from './NumberField.tsx';

afterEach(cleanup);

/** Renders the field, puts the caret into it and gives its input. */
async function renderField(props: Omit<NumberFieldProps, 'label'> = {}): Promise<HTMLInputElement> {
  render(<NumberField label="Puntos" {...props} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Puntos' });
  await userEvent.click(input);
  return input;
}

test('it is named by its label, described by hint and error, and reached by its ref', async () => {
  const ref = createRef<HTMLInputElement>();
  const input = await renderField({ ref, hint: 'Hasta 9', error: 'Escriba un número', errorPrefix: 'Error:' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Hasta 9',
    'Error: Escriba un número',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(ref.current).toBe(input);
});

test.each([
  [{}, 'numeric'],
  [{ minimum: 0 }, 'numeric'],
  [{ minimum: -1 }, 'text'],
])('with %j a telephone shows the keyboard %s', async (props, inputMode) => {
  const input = await renderField(props);
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(['text', inputMode, 'off']);
});

test('the arrow keys step between the limits, and the form hears each change', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const input = await renderField({
    defaultValue: '7',
    minimum: 6,
    maximum: 9,
    onChange: (event) => onChange(event.target.value),
  });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(input.value).toBe('9');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(input.value).toBe('6');
  expect(onChange.mock.calls.flat()).toEqual(['8', '9', '8', '7', '6']);
  expect(input.selectionStart).toBe(1);
});

test('without limits it goes from 0 upwards, one by one', async () => {
  const input = await renderField();
  await userEvent.keyboard('{ArrowDown}');
  expect(input.value).toBe('0');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(input.value).toBe('2');
});

test('a step is as wide as told', async () => {
  const input = await renderField({ defaultValue: '1500', step: 1000 });
  await userEvent.keyboard('{ArrowUp}');
  expect(input.value).toBe('2000');
});

test('a value that is held from outside steps and is typed', async () => {
  function Held() {
    const [value, setValue] = useState('3');
    return <NumberField label="Puntos" value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  render(<Held />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, '4{ArrowUp}{ArrowUp}');
  expect(input.value).toBe('36');
});

test('a value that the outside refuses to change stays', async () => {
  const input = await renderField({ value: '3', onChange: () => undefined });
  await userEvent.keyboard('{ArrowUp}');
  expect(input.value).toBe('3');
});

test('what is no number stays as typed, by keys and by paste', async () => {
  const input = await renderField({ maximum: 9 });
  await userEvent.paste(' unos 4000 ');
  await userEvent.keyboard('{ArrowUp}');
  expect(input.value).toBe(' unos 4000 ');
});

test.each(['{Alt>}', '{Control>}', '{Meta>}', '{Shift>}'])('with %s held an arrow does not step', async (modifier) => {
  const input = await renderField({ defaultValue: '3' });
  await userEvent.keyboard(`${modifier}{ArrowUp}`);
  expect(input.value).toBe('3');
});

test('other keys, a field that is only read and a key that the caller has used do not step', async () => {
  const input = await renderField({ defaultValue: '3' });
  await userEvent.keyboard('{PageUp}{Home}{ArrowLeft}');
  expect(input.value).toBe('3');
  cleanup();
  const read = await renderField({ defaultValue: '3', readOnly: true });
  await userEvent.keyboard('{ArrowUp}');
  expect(read.value).toBe('3');
  cleanup();
  const onKeyDown = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const used = await renderField({ defaultValue: '3', onKeyDown });
  await userEvent.keyboard('{ArrowUp}');
  expect(used.value).toBe('3');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test.each([
  ['ArrowUp', true],
  ['ArrowDown', true],
  ['ArrowLeft', false],
])('%s moves the caret or the page no further: %s', async (key, prevented) => {
  const input = await renderField({ defaultValue: 'dos' });
  const event = createEvent.keyDown(input, { key });
  fireEvent(input, event);
  expect(event.defaultPrevented).toBe(prevented);
});
