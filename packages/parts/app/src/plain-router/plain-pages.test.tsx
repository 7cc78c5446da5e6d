import { createTestFrame } from '@airline/app-shell/test-frame';
import { useSession } from '@airline/session/react';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { AppProvider } from '../AppProvider.tsx';
import { page } from '../page.ts';
import { createTestApp } from '../test-support/create-test-app.ts';
import { createLazyPages, PlainPages } from './PlainPages.tsx';

const Frame = await createTestFrame({ app: 'webview' });
afterEach(cleanup);

function Login() {
  return <h1>{useSession().surface}</h1>;
}

const prepare = vi.fn(async () => undefined);
const pages = [page('mobile-login', [], async () => ({ Component: Login, prepare }))];

function open(address: string): void {
  const services = createTestServices();
  const app = createTestApp(services);
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppProvider app={app}>
        <PlainPages pages={createLazyPages(app, pages, createInstance())} />
      </AppProvider>
    </MemoryRouter>,
    { wrapper: Frame },
  );
}

test('a page is prepared, and has the session', async () => {
  open('/mobile/account/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'traveller' })).toBeVisible();
  expect(prepare).toHaveBeenCalledOnce();
});

test('every other address says that there is no such page', async () => {
  open('/mobile/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});
