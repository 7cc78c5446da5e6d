import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Badge } from './Badge.tsx';

afterEach(cleanup);

test('a badge has its tone, neutral by default', () => {
  render(
    <>
      <Badge>Abierto</Badge>
      <Badge tone="danger">Cancelado</Badge>
    </>,
  );
  expect(screen.getByText('Abierto').dataset['tone']).toBe('neutral');
  expect(screen.getByText('Cancelado').dataset['tone']).toBe('danger');
});
