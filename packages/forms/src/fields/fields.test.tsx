import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { z as zod } from 'zod';
import * as z from 'zod/mini';
import { createPasswordSchema } from '@airline/validation/schemas';

import {
  Form,
  FormCheckbox,
  FormStepper,
  FormSubmitButton,
  FormTextField,
  setFormValue,
  useForm,
  useFormField,
  useFormValue,
  type FormHandle,
} from '../index.ts';
import { createMessages, MessagesFrame } from '../test-support/messages-frame.tsx';
import { FormNewPasswordField } from './FormNewPasswordField.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const show = (form: React.ReactNode) => render(<MessagesFrame messages={createMessages()}>{form}</MessagesFrame>);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const lines = () => within(screen.getByRole('alert')).getAllByRole('listitem');

test.each([
  ['zod/mini', z.object({ code: z.string().check(z.minLength(6, 'tooShort')) })],
  ['zod', zod.object({ code: zod.string().min(6, 'tooShort') })],
  ['valibot', v.object({ code: v.pipe(v.string(), v.minLength(6, 'tooShort')) })],
])('a schema of %s checks the form, and its limit is in the words', async (_, schema) => {
  const onSubmit = vi.fn<(values: { code: string }) => Promise<void>>(() => Promise.resolve());
  function Lookup() {
    const form = useForm({ schema, defaultValues: { code: '' }, onSubmit });
    return (
      <Form form={form}>
        <FormTextField form={form} name="code" label="Código" />
        <FormSubmitButton form={form}>Enviar</FormSubmitButton>
      </Form>
    );
  }
  show(<Lookup />);
  await userEvent.type(screen.getByLabelText('Código'), 'ABC');
  await send();
  expect(lines().map((line) => line.textContent)).toEqual(['Código: use 6 caracteres o más']);
  await userEvent.type(screen.getByLabelText('Código'), 'DEF');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ code: 'ABCDEF' });
});

test('a new password’s rules are listed and marked as they are kept; the check says all that is missing', async () => {
  function NewPassword() {
    const form = useForm({
      schema: z.object({ password: createPasswordSchema() }),
      defaultValues: { password: '' },
      onSubmit: () => Promise.resolve(),
    });
    return (
      <Form form={form}>
        <FormNewPasswordField form={form} name="password" label="Contraseña nueva" />
        <FormSubmitButton form={form}>Enviar</FormSubmitButton>
      </Form>
    );
  }
  show(<NewPassword />);
  const rules = () =>
    screen
      .getAllByRole('listitem')
      .filter((rule) => rule.textContent.endsWith('(cumplido)'))
      .map((rule) => rule.textContent.replace(' (cumplido)', ''));
  const input = screen.getByLabelText<HTMLInputElement>('Contraseña nueva');
  expect(input.autocomplete).toBe('new-password');
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(rules()).toEqual([]);
  await userEvent.type(input, 'alisio');
  expect(rules()).toEqual([
    'tener 16 caracteres como máximo',
    'empezar con una letra o un número',
    expect.stringContaining('usar solo letras sin tilde'),
    expect.stringContaining('evitar palabras'),
  ]);
  await send();
  expect(lines().map((line) => line.textContent)).toEqual([
    'Contraseña nueva: use 8 caracteres o más; incluya una letra mayúscula; incluya un número',
  ]);
  await userEvent.type(input, 'Azul7');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rules()).toHaveLength(7);
});

test('a stepper holds a number; what the server has against it stands above it and is led to', async () => {
  const onSubmit = vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ errors: [{ pointer: '/adults', code: 'tooLarge', params: { maximum: 2 } }] }),
  );
  function Party() {
    const form = useForm({ schema: z.object({ adults: z.number() }), defaultValues: { adults: 2 }, onSubmit });
    return (
      <Form form={form}>
        <FormStepper
          form={form}
          name="adults"
          label="Adultos"
          minimum={1}
          maximum={8}
          decreaseLabel="Un adulto menos"
          increaseLabel="Un adulto más"
        />
        <FormSubmitButton form={form}>Enviar</FormSubmitButton>
      </Form>
    );
  }
  show(<Party />);
  await userEvent.click(screen.getByRole('button', { name: 'Un adulto más' }));
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ adults: 3 });
  expect(screen.getAllByText(/Adultos: escriba 2 o menos/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Adultos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Un adulto menos' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a label that is no plain text has a name for its errors', async () => {
  function Terms() {
    const form = useForm({
      schema: z.object({ terms: z.literal(true, 'required') }),
      defaultValues: { terms: false },
      onSubmit: () => Promise.resolve(),
    });
    return (
      <Form form={form}>
        <FormCheckbox form={form} name="terms" label={<b>Acepto todo</b>} errorLabel="Acepto las condiciones" />
        <FormSubmitButton form={form}>Enviar</FormSubmitButton>
      </Form>
    );
  }
  show(<Terms />);
  await send();
  expect(lines()[0]).toHaveTextContent('Marque “Acepto las condiciones” para continuar');
  await userEvent.click(screen.getByText('Acepto todo'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any control can be a field, words of the form count at every field, and an answer can be followed', async () => {
  const schema = z.object({ trip: z.object({ note: z.string().check(z.maxLength(5, 'tooMuch')) }) });
  function Note({ form }: { readonly form: FormHandle<{ trip: { note: string } }> }) {
    const { id, value, onChange, error } = useFormField(form, 'trip.note', { label: 'Nota' });
    return (
      <>
        <textarea
          id={id}
          aria-label="Nota"
          value={String(value)}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <output>{useFormValue(form, 'trip.note')}</output>
        <p>{error}</p>
      </>
    );
  }
  function Trip() {
    const form = useForm({
      schema,
      defaultValues: { trip: { note: '' } },
      messages: { tooMuch: 'Acorte la nota' },
      onSubmit: () => Promise.resolve(),
    });
    return (
      <Form form={form}>
        <Note form={form} />
        <button type="button" onClick={() => setFormValue(form, 'trip.note', form.values().trip.note.slice(0, 5))}>
          Acortar
        </button>
        <button type="button" onClick={() => void form.submit()}>
          Enviar
        </button>
      </Form>
    );
  }
  show(<Trip />);
  await userEvent.type(screen.getByLabelText('Nota'), 'pasillo');
  expect(screen.getByText('pasillo', { selector: 'output' })).toBeVisible();
  await send();
  expect(screen.getAllByText('Acorte la nota')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Acortar' }));
  expect(screen.getByLabelText('Nota')).toHaveValue('pasil');
  expect(screen.queryByText('Acorte la nota')).toBeNull();
});
