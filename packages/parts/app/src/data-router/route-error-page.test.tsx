import { createTestFrame } from '@airline/app-shell/test-frame';
import { GatewayError } from '@airline/gateway-client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { RouteErrorPage } from './RouteErrorPage.tsx';

const Frame = await createTestFrame();
afterEach(cleanup);

test('a page whose data did not come says why, and asks again on a press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = vi.fn(() => {
    if (loader.mock.calls.length === 1) throw new GatewayError({ kind: 'unreachable' });
    return { there: true };
  });
  const routes = [
    {
      path: '/',
      element: <p>Aquí están</p>,
      errorElement: <RouteErrorPage />,
      hydrateFallbackElement: <p />,
      loader,
    },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: Frame });
  expect(await screen.findByRole('heading', { level: 1, name: 'Parece que no hay conexión' })).toBeVisible();
  expect(document.title).toBe('Parece que no hay conexión · Alisio');
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Aquí están')).toBeVisible();
});
