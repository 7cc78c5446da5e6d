import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';

import { ButtonLink } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorPage } from './ErrorPage.tsx';

afterEach(cleanup);

test('an error page says what happened, what to do, what to quote and where to go', () => {
  const heading = createRef<HTMLHeadingElement>();
  render(
    <ErrorPage
      title="No encontramos esta página"
      reference={{ label: 'Referencia', value: 'K7QM' }}
      actions={<ButtonLink href="/">Ir al inicio</ButtonLink>}
      headingRef={heading}
    >
      Revise la dirección.
    </ErrorPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBe(heading.current);
  expect(screen.getByText('Revise la dirección.')).toBeDefined();
  expect(screen.getByText('K7QM').closest('p')?.textContent).toBe('Referencia K7QM');
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeDefined();
});

test('an error without a reference shows none', () => {
  const { container } = render(
    <ErrorPage title="No" actions={null}>
      Nada
    </ErrorPage>,
  );
  expect(container.querySelector('code')).toBeNull();
});

test.each([2, 3, 4] as const)('an empty state takes the level of its heading: %d', (level) => {
  render(
    <EmptyState title="Aún no tiene viajes" headingLevel={level}>
      Aparecerán aquí
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level, name: 'Aún no tiene viajes' })).toBeDefined();
  expect(screen.getByText('Aparecerán aquí')).toBeDefined();
});
