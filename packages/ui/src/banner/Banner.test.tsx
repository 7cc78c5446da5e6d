import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { Banner } from './Banner.tsx';

afterEach(cleanup);

test('a banner that was there with the page is not announced', () => {
  render(<Banner title="Aviso" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('polite and assertive banners are announced as such', () => {
  render(
    <>
      <Banner title="Guardado" live="polite" />
      <Banner title="Falló" live="assertive">
        Inténtelo otra vez
      </Banner>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Guardado');
  expect(screen.getByRole('alert').textContent).toBe('FallóInténtelo otra vez');
});

test('it closes only when it has both a way and a word for it', async () => {
  const close = vi.fn<() => void>();
  const { rerender } = render(<Banner title="Aviso" onDismiss={close} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banner title="Aviso" dismissLabel="Cerrar" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Banner title="Aviso" dismissLabel="Cerrar" onDismiss={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalledOnce();
});
