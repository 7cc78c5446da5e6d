import { createTestFrame } from '@airline/app-shell/test-frame';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { RouteErrorPage } from './RouteErrorPage.tsx';

const Frame = await createTestFrame();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

function openFailing(failure: Failure) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const loader = vi.fn(() => {
    throw new GatewayError(failure);
  });
  const routes = [
    { path: '/', element: <p />, errorElement: <RouteErrorPage />, hydrateFallbackElement: <p />, loader },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: Frame });
  return loader;
}

test('where nothing came over the line it asks by itself, ever more rarely', async () => {
  const loader = openFailing({ kind: 'unreachable' });
  await screen.findByRole('button', { name: 'Intentar de nuevo' });
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'Intentar de nuevo' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(loader).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(3));
});

test('what failed for another reason is asked again by a press alone', async () => {
  const loader = openFailing({ kind: 'failed', reference: 'K7PM2QXA' });
  await screen.findByRole('button', { name: 'Intentar de nuevo' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loader).toHaveBeenCalledOnce();
});
