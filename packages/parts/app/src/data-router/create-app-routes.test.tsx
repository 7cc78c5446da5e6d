import { emptyAppSettings } from '@airline/client-config/app-settings';
import { clientConfigFor } from '@airline/client-config/client-config';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { GatewayError } from '@airline/gateway-client';
import { links } from '@airline/links';
import { useSession } from '@airline/session/react';
import type { Session } from '@airline/session';
import { createTestServices } from '@airline/session/test-support';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { createMemoryRouter, Link, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApp, type App } from '../app.ts';
import { page, type PageModule } from '../page.ts';
import { createTestApp } from '../test-support/create-test-app.ts';
import { connectRouter } from './connect-router.ts';
import { createAppRoutes } from './create-app-routes.tsx';

const Frame = await createTestFrame();
// jsdom does not scroll.
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  localStorage.clear();
  loadTrips.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Account() {
  return (
    <>
      <h1>{`${useSession().surface} ${useLoaderData<string>()}`}</h1>
      <Link to="/loyalty/myaccount/trips?year=2026">Mis viajes</Link>
    </>
  );
}
const account: PageModule = { Component: Account, loader: (_, { queryClient }) => String(queryClient.isFetching()) };

const pages = [
  page('home', [], async () => ({ Component: () => <h1>Inicio</h1> }), { needsServices: false }),
  page('air-low-fare-calendar', [], async () => ({ Component: () => <h1>Calendario de precios</h1> })),
  page('login', [], async () => ({ Component: () => <h1>Entrar</h1> })),
  page('account-snapshot', [], async () => account, { needsLogin: true }),
  page('my-account-trips', [], async () => ({ Component: Account, loader: (_, { session }) => loadTrips(session) }), {
    needsLogin: true,
  }),
];
const loadTrips = vi.fn<(session: Session) => Promise<string>>();
const person = { category: 'member', subject: 'ana', sessionId: 's1', authenticatedAt: 1, firstName: 'Ana' } as const;

function open(address: string, app: App) {
  const router = createMemoryRouter(createAppRoutes(app, pages, createInstance()), { initialEntries: [address] });
  connectRouter(app, router);
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  [undefined, 'No disponible por ahora'],
  [{ lowFareCalendar: false }, 'No disponible por ahora'],
  [{ lowFareCalendar: true }, 'Calendario de precios'],
])('with the flags %j the page of a flag is %s', async (metadataFlags, title) => {
  const app = createTestApp(createTestServices());
  if (metadataFlags !== undefined) {
    app.settings.current = {
      version: '44136fa355b3',
      config: clientConfigFor('qa', { ...emptyAppSettings, metadataFlags }),
    };
  }
  open('/air/low-fare-calendar/', app);
  expect(await heading(title)).toBeDefined();
});

const flagged = links.flatMap(({ id, path, flag }) => (flag === undefined ? [] : [{ id, path, flag }]));

test.each(flagged.flatMap((link) => [true, false].map((isOn) => ({ ...link, isOn }))))(
  'the page of $id is there with $flag $isOn, and else says that it is not available',
  async ({ id, path, flag, isOn }) => {
    const app = createTestApp(createTestServices());
    const metadataFlags = { [flag]: isOn };
    app.settings.current = {
      version: '44136fa355b3',
      config: clientConfigFor('qa', { ...emptyAppSettings, metadataFlags }),
    };
    const load = async () => ({ Component: () => <h1>Una página con bandera</h1> });
    const routes = createAppRoutes(app, [page(id, [], load)], createInstance());
    const router = createMemoryRouter(routes, { initialEntries: [path.replace(':recordLocator', 'K7QM2X')] });
    connectRouter(app, router);
    render(<RouterProvider router={router} />, { wrapper: Frame });
    expect(await heading(isOn ? 'Una página con bandera' : 'No disponible por ahora')).toBeVisible();
  },
);

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

test('without a connection the page stays, says so, and what was asked for comes once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  const router = open('/account/snapshot', createTestApp(services));
  expect(await heading('traveller 0')).toBeVisible();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('Está sin conexión.')).toBeVisible();
  loadTrips.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('viajes');
  await userEvent.click(screen.getByRole('link', { name: 'Mis viajes' }));
  await vi.waitFor(() => expect(loadTrips).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { level: 1, name: 'traveller 0' })).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await heading('traveller viajes')).toBeVisible();
  expect(screen.queryByText('Está sin conexión.')).toBeNull();
  expect(router.state.location.pathname).toBe('/loyalty/myaccount/trips');
});

test('a line that is cut for a moment, of which the browser says nothing, is waited for', async () => {
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  open('/account/snapshot', createTestApp(services));
  expect(await heading('traveller 0')).toBeVisible();
  loadTrips.mockRejectedValueOnce(new GatewayError({ kind: 'unreachable' })).mockResolvedValueOnce('viajes');
  await userEvent.click(screen.getByRole('link', { name: 'Mis viajes' }));
  await vi.waitFor(() => expect(loadTrips).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { level: 1, name: 'traveller 0' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'traveller viajes' })).toBeVisible();
});

test('it has the session and the queries, in its loader and in its components', async () => {
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  open('/account/snapshot', createTestApp(services));
  expect(await heading('traveller 0')).toBeVisible();
});

test.each(['idle', 'endedElsewhere', 'tokenReused'] as const)(
  'a session that ends (%s) while a person goes on leads to the login, and back to where they wanted to be',
  async (endedBy) => {
    const services = createTestServices();
    services.session.store.setState({ state: { kind: 'authenticated', person } });
    loadTrips.mockImplementation(async ({ store }) => {
      store.setState({ state: { kind: 'anonymous', endedBy } });
      throw new Error('The session is over.');
    });
    const router = open('/account/snapshot', createTestApp(services));
    await userEvent.click(await screen.findByRole('link', { name: 'Mis viajes' }));
    expect(await heading('Entrar')).toBeVisible();
    expect(router.state.location.search).toBe('?returnTo=%2Floyalty%2Fmyaccount%2Ftrips%3Fyear%3D2026');
  },
);

test.each([
  ['endedElsewhere', 'Entrar', '?returnTo=%2Faccount%2Fsnapshot'],
  ['loggedOut', 'Inicio', ''],
] as const)('a session that ends (%s) on a page leads to “%s”', async (endedBy, title, search) => {
  const services = createTestServices();
  services.session.store.setState({ state: { kind: 'authenticated', person } });
  const router = open('/account/snapshot', createTestApp(services));
  expect(await heading('traveller 0')).toBeVisible();
  act(() => services.session.store.setState({ state: { kind: 'anonymous', endedBy } }));
  expect(await heading(title)).toBeVisible();
  expect(router.state.location.search).toBe(search);
});

test('every other address says that there is no such page', async () => {
  open('/nowhere', createTestApp(createTestServices()));
  expect(await heading('No encontramos esta página')).toBeVisible();
});

test('the header shows the account of the person who logs in, and loads nothing of it before', async () => {
  const services = createTestServices();
  open('/', createTestApp(services, { navigation: [] }));
  expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  act(() => services.session.store.setState({ state: { kind: 'authenticated', person } }));
  expect(await screen.findByRole('button', { name: 'Hola, Ana' })).toBeVisible();
});
