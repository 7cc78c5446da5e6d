import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, type SitePage } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { NavigationProvider } from '@airline/ui/navigation';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { Component as SearchPage } from './SearchPage.tsx';

const sections = Array.from({ length: 12 }, (_, place) => `<h2 id="s${place}">Vacuna ${place}</h2><p>Texto.</p>`).join(
  '',
);
const sitePages: readonly SitePage[] = [
  {
    path: '/help/',
    language: 'es',
    html: `<main><h1>Ayuda</h1><h2 id="pets">Mascotas</h2><p>Un perro de servicio viaja con usted.</p>${sections}</main>`,
  },
  {
    path: '/help/',
    language: 'en',
    html: '<main><h1>Help</h1><h2 id="pets">Pets</h2><p>A service dog travels with you.</p></main>',
  },
];
const gateway = openPageGateway({ sitePages: () => sitePages });
const services = createTestServices();

beforeEach(() => services.queryClient.clear());
afterEach(cleanup);

/** Gives links the router, as an app's frame does. */
function Layout() {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <Outlet />
    </NavigationProvider>
  );
}

async function open(address = '/search', language: 'es' | 'en' = 'es') {
  const Frame = withServices(await createTestFrame({ language }), services);
  const children = [
    { path: '/search', element: <SearchPage /> },
    { path: '/help/', element: <h1>Ayuda</h1> },
  ];
  const routes = [{ element: <Layout />, children }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

test('without a query there is the form, which works without a script, and topics to begin from', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Buscar en Alisio' })).toBeVisible();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/s/search.html');
  const topics = screen.getByRole('region', { name: 'Temas frecuentes' });
  expect(within(topics).getByRole('link', { name: 'Equipaje de mano' })).toHaveAttribute(
    'href',
    '/search?query=Equipaje+de+mano',
  );
  expect(gateway.requests).toEqual([]);
});

test('what is searched stands in the address, and results say where they stand, with what was found marked', async () => {
  const router = await open();
  await userEvent.type(screen.getByRole('combobox', { name: '¿Qué busca?' }), 'mi perro{Enter}');
  const result = await screen.findByRole('article');
  expect(router.state.location.search).toBe('?query=mi+perro');
  expect(screen.getByText('1 resultado de «mi perro»')).toBeVisible();
  expect(within(result).getByRole('link', { name: 'Mascotas' })).toHaveAttribute('href', '/help/#pets');
  expect(result).toHaveTextContent('Ayuda');
  expect([...result.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Mascotas', 'perro']);
});

test('results are paged by their address', async () => {
  await open('/search?query=vacuna&page=2');
  expect(await screen.findByText('Del 11 al 12 de 12 resultados de «vacuna»')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Anterior' }));
  expect(await screen.findByText('Del 1 al 10 de 12 resultados de «vacuna»')).toBeVisible();
});

test('what may have been meant is one press away', async () => {
  await open('/search?query=maskota');
  await userEvent.click(await screen.findByRole('link', { name: 'mascota' }));
  expect(await screen.findByText('1 resultado de «mascota»')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('mascota');
});

test('where nothing is found it says what to do', async () => {
  await open('/search?query=xyzzyq');
  expect(await screen.findByRole('heading', { name: 'No encontramos nada de «xyzzyq»' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preguntas frecuentes' })).toHaveAttribute('href', '/help/');
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
});

test('a failure is said, and the search is tried again', async () => {
  gateway.disturb(/search\.json/, { kind: 'cut' });
  await open('/search?query=perro');
  expect(await screen.findByText('Parece que no hay conexión')).toBeVisible();
  gateway.restore();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('suggestions follow what is typed, in English too, and lead to their page', async () => {
  const router = await open('/search', 'en');
  const input = screen.getByRole('combobox', { name: 'What are you looking for?' });
  await userEvent.type(input, 'pet');
  expect(await screen.findByRole('option', { name: /^Pets/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname + router.state.location.hash).toBe('/help/#pets');
});

test('without suggestions the search works all the same', async () => {
  gateway.disturb(/suggest\.json/, { kind: 'answer', status: 503 });
  const router = await open();
  await userEvent.type(screen.getByRole('combobox'), 'perro{Enter}');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(router.state.location.search).toBe('?query=perro');
});

test('an address that asks for nonsense is the first page', async () => {
  await open('/search?query=vacuna&page=-7.5');
  expect(await screen.findByText('Del 1 al 10 de 12 resultados de «vacuna»')).toBeVisible();
});
