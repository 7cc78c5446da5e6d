import { createTestFrame } from '@airline/app-shell/test-frame';
import { useSession } from '@airline/session/react';
import { createTestServices } from '@airline/session/test-support';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApp, type App } from '../app.ts';
import { page, type PageModule } from '../page.ts';
import { createTestApp } from '../test-support/create-test-app.ts';
import { createAppRoutes } from './create-app-routes.tsx';

const Frame = await createTestFrame();
// jsdom does not scroll.
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Account() {
  return <h1>{`${useSession().surface} ${useLoaderData<string>()}`}</h1>;
}
const account: PageModule = { Component: Account, loader: (_, { queryClient }) => String(queryClient.isFetching()) };

const pages = [
  page('home', [], async () => ({ Component: () => <h1>Inicio</h1> }), { needsServices: false }),
  page('login', [], async () => ({ Component: () => <h1>Entrar</h1> })),
  page('account-snapshot', [], async () => account, { needsLogin: true }),
];

function open(address: string, app: App) {
  const router = createMemoryRouter(createAppRoutes(app, pages, createInstance()), { initialEntries: [address] });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a first page is drawn without the session and the queries, within the frame', async () => {
  const loadsNothing = vi.fn(async () => {
    throw new Error('The first page loads no session.');
  });
  const { services: _, ...options } = createTestApp(createTestServices(), {
    navigation: [{ href: '/air/booking', label: () => 'Reservar' }],
  });
  open('/', createApp({ ...options, createSession: loadsNothing }));
  expect(await heading('Inicio')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar' })).toHaveAttribute('href', '/air/booking');
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login/');
  expect(loadsNothing).not.toHaveBeenCalled();
});

test('a page for the person who is logged in leads everybody else to the login and back', async () => {
  const router = open('/account/snapshot', createTestApp(createTestServices()));
  expect(await heading('Entrar')).toBeVisible();
  expect(router.state.location.search).toBe('?returnTo=%2Faccount%2Fsnapshot');
});

test('it has the session and the queries, in its loader and in its components', async () => {
  const services = createTestServices();
  const person = { category: 'member', subject: 'ana', sessionId: 's1', authenticatedAt: 1 } as const;
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  open('/account/snapshot', createTestApp(services));
  expect(await heading('traveller 0')).toBeVisible();
});

test('every other address says that there is no such page', async () => {
  open('/nowhere', createTestApp(createTestServices()));
  expect(await heading('No encontramos esta página')).toBeVisible();
});

test('the header shows the account of the person who logs in, and loads nothing of it before', async () => {
  const services = createTestServices();
  open('/', createTestApp(services, { navigation: [] }));
  expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  const person = { category: 'member', subject: 'ana', sessionId: 's1', authenticatedAt: 1, firstName: 'Ana' } as const;
  act(() => services.session.store.setState({ state: { kind: 'authenticated', person } }));
  expect(await screen.findByRole('button', { name: 'Hola, Ana' })).toBeVisible();
});
