import { createTestFrame } from '@airline/app-shell/test-frame';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MeasuringChoice } from './MeasuringChoice.tsx';

const Frame = await createTestFrame();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<MeasuringChoice />, { wrapper: Frame });

test('a person turns measuring off, which deletes what it stored, and on again', async () => {
  localStorage.setItem('experiments-visitor', '0');
  sessionStorage.setItem('campaign', '{"cmpid":"Spring-26"}');
  open();
  const choice = screen.getByRole('switch', { name: 'Permitir que midamos mis visitas en este navegador' });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(choice).not.toBeChecked();
  expect(localStorage).toHaveLength(1);
  expect(localStorage.getItem('measuring')).toBe('off');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(choice);
  expect(choice).toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test('where the browser itself asks not to be followed, the switch is off and says so', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  open();
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByRole('switch')).toBeDisabled();
  expect(screen.getByText(/Su navegador ya pide/)).toBeVisible();
});
