import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { Form, FormSubmitButton, useForm } from '../index.ts';
import { createMessages, MessagesFrame } from '../test-support/messages-frame.tsx';
import { FormDateField } from './FormDateField.tsx';
import { calendarDateOf } from './typed-date.ts';

const schema = z.object({
  birthDate: z.string().check(z.refine((typed) => calendarDateOf(typed) !== undefined, 'badDate')),
});

function show() {
  Element.prototype.scrollIntoView = () => undefined;
  const onSubmit = vi.fn<(values: { birthDate: string }) => Promise<void>>(() => Promise.resolve());
  function BirthDate() {
    const form = useForm({ schema, defaultValues: { birthDate: '' }, onSubmit });
    return (
      <Form form={form}>
        <FormDateField form={form} name="birthDate" label="Fecha de nacimiento" hint="Por ejemplo, 27 / 3 / 1984" />
        <FormSubmitButton form={form}>Enviar</FormSubmitButton>
      </Form>
    );
  }
  render(
    <MessagesFrame messages={createMessages()}>
      <BirthDate />
    </MessagesFrame>,
  );
  return onSubmit;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('the parts of a date are one answer, and its error stands at the group', async () => {
  const onSubmit = show();
  await userEvent.type(screen.getByLabelText('Día'), '31');
  await userEvent.type(screen.getByLabelText('Mes'), '2');
  await userEvent.type(screen.getByLabelText('Año'), '1984');
  await send();
  const words = 'Fecha de nacimiento: escriba una fecha que exista';
  expect(screen.getByRole('link', { name: words })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Fecha de nacimiento' })).toHaveAccessibleDescription(
    `Por ejemplo, 27 / 3 / 1984 Error: ${words}`,
  );
  await userEvent.clear(screen.getByLabelText('Día'));
  await userEvent.type(screen.getByLabelText('Día'), '27');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ birthDate: '1984-2-27' });
});

test('a whole date may be pasted into any of the parts', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Mes'));
  await userEvent.paste('27/3/1984');
  expect(screen.getByLabelText('Día')).toHaveValue('27');
  expect(screen.getByLabelText('Mes')).toHaveValue('3');
  expect(screen.getByLabelText('Año')).toHaveValue('1984');
});
