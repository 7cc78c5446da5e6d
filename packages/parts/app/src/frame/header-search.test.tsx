import { createTestFrame } from '@airline/app-shell/test-frame';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import type { AppOptions, HeaderSearchProps } from '../app.ts';
import { withApp } from '../test-support/with-app.tsx';
import { Layout } from './Layout.tsx';
import { useHeaderSearch } from './use-header-search.tsx';

const Frame = await createTestFrame();
afterEach(cleanup);

function Panel({ onLeave }: HeaderSearchProps) {
  return (
    <button type="button" onClick={onLeave}>
      Dejar
    </button>
  );
}

function open(load: NonNullable<AppOptions['search']>['load'], at = '/') {
  const search = { href: '/search', load, useSearch: useHeaderSearch };
  const element = <Layout>Página</Layout>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />, {
    wrapper: withApp(Frame, createTestServices(), { search, navigation: [{ href: '/book', label: () => 'Reservar' }] }),
  });
  // The first stands in the line of small screens, the second among the tools of large ones.
  const [inLine, inTools] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Buscar' });
  if (inLine === undefined || inTools === undefined) throw new Error('The header has no search.');
  return { router, inLine, inTools };
}

test('the search opens in the header, and what leaves it gives the focus back', async () => {
  const { router, inTools } = open(async () => Panel);
  await userEvent.click(inTools);
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar' }));
  expect(screen.queryByRole('button', { name: 'Dejar' })).toBeNull();
  expect(inTools).toHaveFocus();
  expect(router.state.location.pathname).toBe('/');
});

test('on a small screen, and where it cannot be loaded, the link leads to its page', async () => {
  const { router, inLine, inTools } = open(() => Promise.reject(new Error('offline')));
  await userEvent.click(inLine);
  expect(router.state.location.pathname).toBe('/search');
  await router.navigate('/book');
  await userEvent.click(inTools);
  await expect.poll(() => router.state.location.pathname).toBe('/search');
});

test('who goes on within the app leaves it', async () => {
  const { router, inTools } = open(async () => Panel);
  await userEvent.click(inTools);
  expect(await screen.findByRole('button', { name: 'Dejar' })).toBeVisible();
  await router.navigate('/book');
  await expect.poll(() => screen.queryByRole('button', { name: 'Dejar' })).toBeNull();
});
