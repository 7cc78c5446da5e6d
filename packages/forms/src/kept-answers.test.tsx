import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Form, FormSubmitButton, FormTextField, setFormValue, useForm, type FormStorage } from './index.ts';
import { AccountForm, noAnswers } from './test-support/account-form.tsx';
import { createMessages, MessagesFrame } from './test-support/messages-frame.tsx';

beforeEach(() => sessionStorage.clear());

const show = (form: React.ReactNode) => render(<MessagesFrame messages={createMessages()}>{form}</MessagesFrame>);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const stored = () =>
  Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.getItem(sessionStorage.key(index) ?? ''),
  ).join();

test('a reload brings back texts, choices and ticks, but no password', async () => {
  const { unmount } = show(<AccountForm keepIn="account" />);
  await userEvent.type(field('Correo'), 'ines');
  await userEvent.type(field('Contraseña'), 'Geheim');
  await userEvent.selectOptions(field('País'), 'Panamá');
  await userEvent.click(screen.getByRole('radio', { name: 'Por mensaje' }));
  await userEvent.click(screen.getByRole('checkbox'));
  unmount();
  expect(stored()).not.toContain('Geheim');

  show(<AccountForm keepIn="account" />);
  expect(field('Correo')).toHaveValue('ines');
  expect(field('País')).toHaveDisplayValue('Panamá');
  expect(screen.getByRole('radio', { name: 'Por mensaje' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(field('Contraseña')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is kept without a name to keep it under, nor by a form of another name', async () => {
  const { unmount } = show(<AccountForm />);
  await userEvent.type(field('Correo'), 'ines');
  expect(sessionStorage).toHaveLength(0);
  unmount();
  const other = show(<AccountForm keepIn="other" />);
  await userEvent.type(field('Correo'), 'ana');
  other.unmount();
  show(<AccountForm keepIn="account" />);
  expect(field('Correo')).toHaveValue('');
});

test('once sent it is forgotten; refused or lost on the way it is not', async () => {
  const answers = { ...noAnswers, terms: true, channel: 'mail', zip: '00901', password: 'Alisio2027' };
  const outcomes = [
    () => Promise.resolve({ errors: [{ pointer: '/email', code: 'taken' }] }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(undefined),
  ];
  show(
    <AccountForm
      keepIn="account"
      defaultValues={answers}
      onSubmit={() => outcomes.shift()?.() ?? Promise.resolve()}
      onFailure={() => undefined}
    />,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await userEvent.type(field('Correo'), 'ines@example.com');
  await send();
  expect(stored()).toContain('ines@example.com');
  await userEvent.type(field('Apodo (opcional)'), 'Nina');
  await send();
  expect(stored()).toContain('ines@example.com');
  await send();
  expect(stored()).toBe('');
});

test('where storage is denied the form works all the same', async () => {
  const denied = (): FormStorage => {
    throw new DOMException('denied', 'SecurityError');
  };
  show(<AccountForm keepIn="account" storage={denied} />);
  await userEvent.type(field('Correo'), 'ines');
  expect(field('Correo')).toHaveValue('ines');
});

test('an answer of another kind than the field’s, from an older version of the page, is left out', () => {
  const old = { email: 5, terms: 'yes', zip: '00901', 'zip.code': 'x', unheard: 'x', password: 'Geheim', country: {} };
  sessionStorage.setItem('airline.form.account', JSON.stringify(old));
  show(<AccountForm keepIn="account" />);
  expect(field('Correo')).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(field('Código postal')).toHaveValue('00901');
  expect(field('Contraseña')).toHaveValue('');
  expect(field('País')).toHaveValue('US');
  expect(stored()).not.toContain('Geheim');
});

function CardForm() {
  const schema = z.object({
    name: z.string(),
    card: z.optional(z.object({ number: z.string(), note: z.string() })),
  });
  const form = useForm({ schema, keepIn: 'card', defaultValues: { name: 'Inés' }, onSubmit: () => Promise.resolve() });
  return (
    <Form form={form}>
      <FormTextField form={form} name="name" label="Nombre" />
      <FormTextField form={form} name="card.number" label="Tarjeta" autoComplete="cc-number" />
      <FormTextField form={form} name="card.note" label="Nota" secret />
      <button type="button" onClick={() => setFormValue(form, 'name', 'Ana')}>
        Ana
      </button>
      <button type="button" onClick={() => form.reset()}>
        De nuevo
      </button>
      <FormSubmitButton form={form}>Pagar</FormSubmitButton>
    </Form>
  );
}

test('cards and what is marked secret are never kept; what the program fills in is', async () => {
  show(<CardForm />);
  await userEvent.type(field('Tarjeta'), '4111');
  await userEvent.type(field('Nota'), 'Geheim');
  await userEvent.click(screen.getByRole('button', { name: 'Ana' }));
  expect(JSON.parse(sessionStorage.getItem('airline.form.card') ?? '')).toEqual({ name: 'Ana' });
});

test('a form that is begun anew has its first answers and keeps nothing', async () => {
  show(
    <StrictMode>
      <CardForm />
    </StrictMode>,
  );
  await userEvent.type(field('Nombre'), ' María');
  expect(field('Nombre')).toHaveValue('Inés María');
  await userEvent.click(screen.getByRole('button', { name: 'De nuevo' }));
  expect(field('Nombre')).toHaveValue('Inés');
  expect(sessionStorage).toHaveLength(0);
});

test('a step that was sent is kept, and errors that are taken away leave what was typed', async () => {
  function Steps() {
    const form = useForm({
      schema: z.object({ email: z.string().check(z.email('badEmail')) }),
      defaultValues: { email: '' },
      keepIn: 'steps',
      keepAfterSubmit: true,
      onSubmit: () => Promise.resolve(),
    });
    return (
      <Form form={form}>
        <FormTextField form={form} name="email" label="Correo" />
        <FormSubmitButton form={form}>Continuar</FormSubmitButton>
        <button type="button" onClick={() => form.clearErrors()}>
          Volver
        </button>
      </Form>
    );
  }
  show(<Steps />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.type(field('Correo'), 'ines');
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('Correo'), '@example.com');
  await send();
  expect(stored()).toContain('ines@example.com');
});
