import { createTestFrame } from '@airline/app-shell/test-frame';
import { GatewayError } from '@airline/gateway-client';
import { createTestServices } from '@airline/session/test-support';
import { Link } from '@airline/ui/link';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { AppProvider } from '../AppProvider.tsx';
import { useLeaveGuard } from '../leave-guard.ts';
import { usePageData } from '../page-data.ts';
import { page, pagesBelow } from '../page.ts';
import { createTestApp } from '../test-support/create-test-app.ts';
import { createLazyPages, PlainPages } from './PlainPages.tsx';

const Frame = await createTestFrame({ app: 'webview' });
afterEach(cleanup);

const loader = vi.fn(
  async ({ request }: { readonly request: Request }): Promise<string> => new URL(request.url).pathname,
);

function Trip() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{usePageData<string>()}</h1>
      <p>{JSON.stringify(state)}</p>
      <Link href="/trip/EF56GH">Otro viaje</Link>
      <button type="button" onClick={() => void navigate('/trip/CD34EF', { state: { checkedIn: true } })}>
        Seguir
      </button>
    </>
  );
}

function Codes() {
  const { isAsked, leave, stay } = useLeaveGuard();
  return (
    <>
      <h1>Códigos</h1>
      <Link href="/trip/EF56GH">Su viaje</Link>
      {isAsked ? (
        <>
          <button type="button" onClick={leave}>
            Salir
          </button>
          <button type="button" onClick={stay}>
            Quedarse
          </button>
        </>
      ) : null}
    </>
  );
}

const pages = pagesBelow('/mobile', [
  page('mobile-home', [], async () => ({ Component: Codes })),
  page('trip', [], async () => ({ Component: Trip, loader })),
  page('my-account-trips', [], async () => ({ Component: Trip, loader }), { needsLogin: true }),
  page('mobile-login', [], async () => ({ Component: () => <h1>Login</h1> })),
]);

function open(address: string, openElsewhere?: (url: string) => void) {
  const app = createTestApp(createTestServices(), {
    surface: 'webview',
    ...(openElsewhere === undefined ? {} : { openElsewhere, isHostedByNativeApp: () => true }),
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppProvider app={app}>
        <PlainPages pages={createLazyPages(app, pages, createInstance())} />
      </AppProvider>
    </MemoryRouter>,
    { wrapper: Frame },
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page reads what its loader fetched, and a link to a page of the site leads to that of the bundle', async () => {
  open('/mobile/trip/AB12CD');
  expect(await heading('/mobile/trip/AB12CD')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Otro viaje' });
  expect(link).toHaveAttribute('href', '/mobile/trip/EF56GH');
  await userEvent.click(link);
  expect(await heading('/mobile/trip/EF56GH')).toBeVisible();
});

test('a navigation to an address of the site is led on with its state', async () => {
  open('/mobile/trip/AB12CD');
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir' }));
  expect(await heading('/mobile/trip/CD34EF')).toBeVisible();
  expect(screen.getByText('{"checkedIn":true}')).toBeVisible();
});

test('a page that could not be loaded says why, and a press asks again', async () => {
  loader.mockRejectedValueOnce(new GatewayError({ kind: 'timeout' }));
  open('/mobile/trip/AB12CD');
  await userEvent.click(await screen.findByRole('button', { name: /otra vez|Reintentar|de nuevo/ }));
  expect(await heading('/mobile/trip/AB12CD')).toBeVisible();
});

test('nobody is shown what needs a login: it leads to the login', async () => {
  loader.mockClear();
  open('/mobile/loyalty/myaccount/trips');
  expect(await heading('Login')).toBeVisible();
  expect(loader).not.toHaveBeenCalled();
});

test('a page that the bundle lacks opens in the browser of the device, and the page says so', async () => {
  const openElsewhere = vi.fn<(url: string) => void>();
  open('/air/booking/', openElsewhere);
  expect(await heading('Se abre en el sitio')).toBeVisible();
  expect(openElsewhere).toHaveBeenCalledWith('http://localhost:3000/air/booking/');
});

test('who leaves by a link is asked first', async () => {
  open('/mobile/');
  await userEvent.click(await screen.findByRole('link', { name: 'Su viaje' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quedarse' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Códigos' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Su viaje' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await heading('/mobile/trip/EF56GH')).toBeVisible();
});
