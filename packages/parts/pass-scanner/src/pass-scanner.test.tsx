import { createTestFrame } from '@airline/app-shell/test-frame';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { PassScanner } from './PassScanner.tsx';

const Frame = await createTestFrame();
const onScan = vi.fn<(text: string) => void>();

beforeEach(() => {
  onScan.mockClear();
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const show = (pendingLabel?: string) =>
  render(
    <PassScanner label="Pase" hint="Lea el pase" submitLabel="Comprobar" pendingLabel={pendingLabel} onScan={onScan} />,
    { wrapper: Frame },
  );

test('what a reader types and ends with Enter is one text, and the field is ready for the next one', async () => {
  show();
  const field = screen.getByLabelText('Pase');
  await userEvent.type(field, 'M1PEREZ/ANA  {Enter}');
  await userEvent.type(field, '   {Enter}');
  expect(onScan.mock.calls).toEqual([['M1PEREZ/ANA  ']]);
  expect(field).toHaveFocus();
});

test('while one text is looked at the next one stays in the field', async () => {
  show('Comprobando…');
  await userEvent.type(screen.getByLabelText('Pase'), '017{Enter}');
  expect(onScan).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Pase')).toHaveValue('017');
});

test.each([
  ['NotAllowedError', 'No hay permiso para usar la cámara'],
  ['NotFoundError', 'Este dispositivo no tiene cámara'],
  ['AbortError', 'La cámara no funciona ahora'],
])('a camera that fails by %s says so, and can be tried again', async (name, words) => {
  const getUserMedia = vi.fn<() => Promise<never>>(async () => {
    throw new DOMException('', name);
  });
  // Beside what jsdom has: listeners of the document read it while somebody presses.
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Usar la cámara' }));
  expect(await screen.findByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usar la cámara' }));
  await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
});
