import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Checkbox } from '../checkbox/Checkbox.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import { Stepper } from '../stepper/Stepper.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TextField } from '../text-field/TextField.tsx';

afterEach(cleanup);

const passwordTexts = { show: 'Mostrar', hide: 'Ocultar', shown: 'Se ve', hidden: 'Oculta' };
const words = { hint: 'Para el recibo', error: 'Escriba su correo', errorPrefix: 'Error:' };

/** The text of what describes a control, in the order in which it is said. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? `no #${id}`).join(' | ');
}

test.each([
  ['a text field', <TextField key="t" label="Campo" {...words} />],
  [
    'a password field',
    <PasswordField key="p" label="Campo" autoComplete="new-password" texts={passwordTexts} {...words} />,
  ],
  ['a select', <Select key="s" label="Campo" options={[]} {...words} />],
])('%s is named by its label and described by its hint, then its error', (_, field) => {
  render(field);
  const control = screen.getByLabelText('Campo');
  expect(descriptionOf(control)).toBe('Para el recibo | Error: Escriba su correo');
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['a text field', <TextField key="t" label="Campo" />],
  ['a password field', <PasswordField key="p" label="Campo" autoComplete="new-password" texts={passwordTexts} />],
  ['a select', <Select key="s" label="Campo" options={[]} />],
  ['a checkbox', <Checkbox key="c" label="Campo" />],
])('%s without hint and error has no description and is not invalid', (_, field) => {
  render(field);
  const control = screen.getByLabelText('Campo');
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test('a given id is the control’s, and a further description comes last', () => {
  render(
    <>
      <p id="more">Más</p>
      <TextField id="email" label="Correo" hint="Para el recibo" aria-describedby="more" optionalLabel="(opcional)" />
    </>,
  );
  const control = screen.getByLabelText('Correo (opcional)');
  expect(control.id).toBe('email');
  expect(descriptionOf(control)).toBe('Para el recibo | Más');
});

test('what is pasted is never cut', async () => {
  render(<PasswordField label="Contraseña" autoComplete="new-password" texts={passwordTexts} />);
  const control = screen.getByLabelText<HTMLInputElement>('Contraseña');
  await userEvent.click(control);
  await userEvent.paste('  una contraseña larguísima de verdad  ');
  expect(control.value).toBe('  una contraseña larguísima de verdad  ');
  expect(control.maxLength).toBe(-1);
});

test('a password is shown and hidden, each time with a word, and hidden again when its form is sent', async () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField ref={ref} label="Contraseña" autoComplete="current-password" texts={passwordTexts} />
      <button type="submit">Entrar</button>
    </form>,
  );
  const control = screen.getByLabelText<HTMLInputElement>('Contraseña');
  expect(ref.current).toBe(control);
  expect(control.autocomplete).toBe('current-password');
  expect(control.type).toBe('password');
  expect(screen.getByRole('status').textContent).toBe('');

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(control.type).toBe('text');
  expect(screen.getByRole('status').textContent).toBe('Se ve');

  await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(control.type).toBe('password');
  expect(screen.getByRole('status').textContent).toBe('Oculta');

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(control.type).toBe('password');
});

test('the rules of a password are listed with their state, and describe the control', () => {
  render(
    <PasswordField
      label="Contraseña"
      autoComplete="new-password"
      texts={passwordTexts}
      rulesTexts={{ title: 'Tiene que tener:', met: 'cumplida', unmet: 'falta' }}
      rules={[
        { id: 'a', label: 'una mayúscula', met: true },
        { id: 'b', label: 'un número', met: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'una mayúscula (cumplida)',
    'un número (falta)',
  ]);
  expect(descriptionOf(screen.getByLabelText('Contraseña'))).toContain('Tiene que tener:');
});

test('a select has its placeholder as the empty answer', () => {
  render(
    <Select
      label="País"
      placeholder="Elija"
      options={[
        { value: 'PR', label: 'Puerto Rico' },
        { value: 'XX', label: 'Otro', disabled: true },
      ]}
    />,
  );
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text, disabled }) => [value, text, disabled])).toEqual([
    ['', 'Elija', false],
    ['PR', 'Puerto Rico', false],
    ['XX', 'Otro', true],
  ]);
});

test('a checkbox is ticked by its whole line and described by hint and error', async () => {
  render(<Checkbox label="Acepto" hint="Puede leerlas" error="Acepte para seguir" errorPrefix="Error:" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto' });
  await userEvent.click(screen.getByText('Acepto'));
  expect(box.checked).toBe(true);
  expect(descriptionOf(box)).toBe('Puede leerlas | Error: Acepte para seguir');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a switch is on and off at once', async () => {
  const onChange = vi.fn<() => void>();
  render(<Switch label="Avisos" hint="Por mensaje" onChange={onChange} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Avisos' });
  expect(descriptionOf(control)).toBe('Por mensaje');
  await userEvent.click(control);
  expect(control.checked).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});

const fares = [
  { value: 'brisa', label: 'Brisa', hint: 'Sin cambios', aside: '$89' },
  { value: 'viento', label: 'Viento' },
  { value: 'vendaval', label: 'Vendaval', disabled: true },
];

test('radios are a group named by the question, described by hint and error, the first one reachable by id and ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <RadioGroup ref={ref} id="fare" legend="Tarifa" name="fare" options={fares} {...words} defaultValue="viento" />,
  );
  const group = screen.getByRole('group', { name: 'Tarifa' });
  expect(descriptionOf(group)).toBe('Para el recibo | Error: Escriba su correo');
  const [first, second, third] = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(first?.id).toBe('fare');
  expect(ref.current).toBe(first);
  expect(second?.id).toBe('');
  expect([first?.checked, second?.checked, third?.disabled]).toEqual([false, true, true]);
  expect(first && descriptionOf(first)).toBe('Sin cambios');
  expect(screen.getByRole('radio', { name: 'Brisa $89' })).toBe(first);
});

test('radios that are held from outside change only from there', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<RadioGroup legend="Tarifa" name="fare" options={fares} value="brisa" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Viento' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('viento');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Brisa/ }).checked).toBe(true);
});

function renderStepper(value: number) {
  const onChange = vi.fn<(value: number) => void>();
  render(
    <Stepper
      label="Adultos"
      hint="12 años o más"
      decreaseLabel="Menos"
      increaseLabel="Más"
      name="adults"
      {...{ value, minimum: 1, maximum: 3, onChange }}
    />,
  );
  return onChange;
}

test.each([
  [1, 'Menos', undefined],
  [1, 'Más', 2],
  [2, 'Menos', 1],
  [2, 'Más', 3],
  [3, 'Menos', 2],
  [3, 'Más', undefined],
])('a stepper at %d, pressed %s, asks for %s', async (value, label, asked) => {
  const onChange = renderStepper(value);
  const group = screen.getByRole('group', { name: 'Adultos' });
  expect(descriptionOf(group)).toBe('12 años o más');
  const button = within(group).getByRole('button', { name: label });
  expect(button.getAttribute('aria-disabled')).toBe(asked === undefined ? 'true' : null);
  await userEvent.click(button);
  expect(onChange.mock.calls).toEqual(asked === undefined ? [] : [[asked]]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector<HTMLInputElement>('input[name=adults]')?.value).toBe(String(value));
});
