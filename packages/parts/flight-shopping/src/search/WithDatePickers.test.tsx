import { createTestFrame } from '@airline/app-shell/test-frame';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type * as withDatePickers from './WithDatePickers.tsx';

const Frame = await createTestFrame();
afterEach(cleanup);

test('until the calendar has come the field says why not, and the next press has it opened', async () => {
  vi.doMock('@airline/ui/date-picker', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  // The query makes another module, as in a new page: a calendar that has come stays.
  const path = './WithDatePickers.tsx?page';
  const { WithDatePickers } = (await import(/* @vite-ignore */ path)) as typeof withDatePickers;
  render(
    <WithDatePickers label="Fechas" text="1 dic – 8 dic" error={undefined} errorPrefix={undefined}>
      {({ DatePicker }) => <button type="button">{typeof DatePicker}</button>}
    </WithDatePickers>,
    { wrapper: Frame },
  );
  const field = screen.getByRole('textbox', { name: 'Fechas' });
  expect(field).toHaveValue('1 dic – 8 dic');
  expect(field).toHaveAttribute('readonly');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Compruebe su conexión/));
  vi.doUnmock('@airline/ui/date-picker');
  await userEvent.click(field);
  await waitFor(() => expect(screen.getByRole('button', { name: 'function' })).toHaveFocus());
});
