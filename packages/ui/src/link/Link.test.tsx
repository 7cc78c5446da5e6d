import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Link } from './Link.tsx';

afterEach(cleanup);

test('a link goes where it says, in this tab', () => {
  render(<Link href="/login/">Iniciar sesión</Link>);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Iniciar sesión' });
  expect(link.getAttribute('href')).toBe('/login/');
  expect(link.target).toBe('');
});

test('a link that opens a new tab says so and hands nothing over', () => {
  render(
    <Link href="https://example.com/" newTabLabel="se abre en una pestaña nueva">
      Contrato
    </Link>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Contrato (se abre en una pestaña nueva)' });
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('noopener noreferrer');
});
