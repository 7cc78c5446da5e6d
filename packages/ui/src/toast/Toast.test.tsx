import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ToastProvider, useToast, type Toast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Shower({ toast }: { readonly toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Hacer
    </button>
  );
}

function renderToast(toast: Toast) {
  render(
    <ToastProvider label="Avisos" dismissLabel="Cerrar aviso">
      <Shower toast={toast} />
    </ToastProvider>,
  );
  const region = screen.getByRole('region', { name: 'Avisos' });
  return { region, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const shown = () => screen.queryAllByText('Código copiado').length;

test('a message is announced politely and passes after 8 seconds, not before', () => {
  const { region, press } = renderToast({ message: 'Código copiado' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  press('Hacer');
  pass(7999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(0);
});

test.each([
  ['pointing at it', 'mouseEnter', 'mouseLeave'],
  ['the focus in it', 'focus', 'blur'],
] as const)('%s stops the time, which starts anew afterwards', (_, enter, leave) => {
  const { region, press } = renderToast({ message: 'Código copiado' });
  press('Hacer');
  pass(7000);
  fireEvent[enter](region);
  pass(60_000);
  expect(shown()).toBe(1);
  fireEvent[leave](region);
  pass(7999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(0);
});

test('a message with an action stays until it is dealt with', () => {
  const onPress = vi.fn<() => void>();
  const { press } = renderToast({ message: 'Código copiado', action: { label: 'Deshacer', onPress } });
  press('Hacer');
  pass(600_000);
  expect(shown()).toBe(1);
  press('Deshacer');
  expect(onPress).toHaveBeenCalledOnce();
  expect(shown()).toBe(0);
});

test('two messages stand beside each other, and each can be closed alone', () => {
  const { press } = renderToast({ message: 'Código copiado', tone: 'success' });
  press('Hacer');
  press('Hacer');
  expect(shown()).toBe(2);
  const [first] = screen.getAllByRole('button', { name: 'Cerrar aviso' });
  if (first) fireEvent.click(first);
  expect(shown()).toBe(1);
});

test('without a place to show anything it says what is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Shower toast={{ message: 'x' }} />)).toThrow('ToastProvider');
});
