import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { Button, ButtonLink, IconButton } from './Button.tsx';

afterEach(cleanup);

test('a button submits nothing by default', () => {
  render(<Button>Ver</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('a press runs the handler once', async () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Ver</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button at work says so, can have the focus, and neither runs nor submits', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Código" />
      <Button type="submit" pendingLabel="Buscando…" onClick={onClick}>
        Buscar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Buscando…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), 'K7QM{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button at rest is not marked as disabled', () => {
  render(<Button>Ver</Button>);
  expect(screen.getByRole('button').hasAttribute('aria-disabled')).toBe(false);
});

test('a button link is a link, and the router follows it', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <ButtonLink href="/login/">Iniciar sesión</ButtonLink>
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login/');
});

test('an icon button has its name', () => {
  render(
    <IconButton label="Cerrar">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Cerrar' });
  expect(button.title).toBe('Cerrar');
  expect(button.type).toBe('button');
});
