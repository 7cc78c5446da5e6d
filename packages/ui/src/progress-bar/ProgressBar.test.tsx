import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Skeleton } from '../skeleton/Skeleton.tsx';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

test.each(['bar', 'line'] as const)('a %s is named, and knows its value when there is one', (variant) => {
  const { rerender } = render(<ProgressBar label="Buscando…" variant={variant} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Buscando…' });
  expect(bar.hasAttribute('value')).toBe(false);
  rerender(<ProgressBar label="Buscando…" variant={variant} value={0} />);
  expect(bar.getAttribute('value')).toBe('0');
  rerender(<ProgressBar label="Buscando…" variant={variant} value={0.6} />);
  expect(bar.value).toBe(0.6);
});

test('a skeleton says what is being loaded and draws as many pieces as told', () => {
  const { container } = render(<Skeleton label="Cargando…" count={5} />);
  expect(screen.getByRole('status').textContent).toBe('Cargando…');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(5);
});
