import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway } from '@airline/gateway/test-support';
import { keptCacheName } from '@airline/session/personal-data';
import { createTestServices, withServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Component as FlightStatusPage, prepare } from './FlightStatusPage.tsx';
import { findKeptStatus } from './kept-status.ts';

const gateway = openPageGateway();
const path = '/mobile/air/flight-status/';
const question = '?flight=WN10&date=2026-12-01';

/** What a browser has of a cache, as far as a status is kept in one. */
function memoryCaches() {
  const entries = new Map<string, Response>();
  const keyOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.href).href;
  const cache = {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request: string | Request) => entries.get(keyOf(request))?.clone(),
    put: async (request: string, response: Response) => void entries.set(keyOf(request), response),
    add: async () => undefined,
    delete: async (request: Request) => entries.delete(keyOf(request)),
  };
  return {
    ...cache,
    has: async (name: string) => name === keptCacheName,
    open: async () => cache,
    delete: async () => {
      entries.clear();
      return true;
    },
    paths: () => [...entries.keys()].map((url) => new URL(url).pathname),
  };
}

let kept: ReturnType<typeof memoryCaches>;
beforeEach(() => {
  kept = memoryCaches();
  vi.stubGlobal('caches', kept);
  Object.defineProperty(navigator, 'serviceWorker', { value: { register: async () => undefined }, configurable: true });
  vi.setSystemTime('2026-12-01T12:10:00Z');
});
afterEach(cleanup);

async function open(surface: 'webview' | 'traveller') {
  const { session, queryClient } = createTestServices();
  const services = { session: { ...session, surface }, queryClient };
  const Frame = withServices(await createTestFrame(), services);
  await prepare(services);
  const routes = [{ path, element: <FlightStatusPage /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path + question] })} />, {
    wrapper: Frame,
  });
}

const plainText = () => document.body.textContent.replaceAll(/\s+/g, ' ');

test('in the web view the flight that was looked up last opens without a network, and says when it was read', async () => {
  await open('webview');
  expect(await screen.findByRole('heading', { name: 'Vuelo WN 10' })).toBeVisible();
  await vi.waitFor(() => expect(kept.paths()).toContain('/kept/flight-status'));
  expect(await findKeptStatus()).toMatchObject({ flight: 'WN10', date: '2026-12-01' });
  cleanup();
  gateway.disturb(/flight-status/, { kind: 'cut' });
  vi.setSystemTime('2026-12-02T08:00:00Z');
  await open('webview');
  expect(await screen.findByRole('heading', { name: 'Vuelo WN 10' })).toBeVisible();
  await vi.waitFor(() =>
    expect(plainText()).toContain('No pudimos actualizar. Lo que ve es del 1 de diciembre de 2026'),
  );
});

test('the site keeps no flight that somebody only looked up', async () => {
  await open('traveller');
  expect(await screen.findByRole('heading', { name: 'Vuelo WN 10' })).toBeVisible();
  expect(kept.paths()).toEqual([]);
});
