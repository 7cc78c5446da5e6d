import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';

import { PageHeading } from './PageHeading.tsx';

afterEach(cleanup);

test('the heading is the first level and can take the focus by its ref', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <PageHeading ref={ref} kicker="Paso 2 de 5" lead="Con impuestos">
      Elija su vuelo
    </PageHeading>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Elija su vuelo' });
  expect(ref.current).toBe(heading);
  expect(document.activeElement).toBe(document.body);
  ref.current?.focus();
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Paso 2 de 5')).toBeDefined();
  expect(screen.getByText('Con impuestos')).toBeDefined();
});

test('it takes the focus when it appears, if told', () => {
  const seen: (HTMLHeadingElement | null)[] = [];
  render(
    <PageHeading focusOnMount ref={(element) => void seen.push(element)}>
      Mis viajes
    </PageHeading>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(seen).toEqual([document.activeElement]);
});
