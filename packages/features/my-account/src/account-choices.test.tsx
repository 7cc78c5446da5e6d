import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadAccountTrips, loadPoints } from './account-loaders.ts';
import { loadMailChoices, loadProfile } from './account-page-loaders.ts';
import { Component as CommunicationsPage } from './communications/CommunicationsPage.tsx';
import { Component as MyAccountPage } from './overview/MyAccountPage.tsx';
import { Component as PersonalPage } from './personal/PersonalPage.tsx';
import { Component as PointsPage } from './PointsPage.tsx';
import { Component as TripsPage } from './TripsPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let member: Awaited<ReturnType<typeof gateway.member>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  member = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz', points: 1_000 });
  services = createTestServices();
  await logIn();
});

async function logIn(): Promise<void> {
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
}

async function open(Page: ComponentType, load?: (args: unknown, services: AppServices) => Promise<unknown>) {
  const router = createMemoryRouter([
    { path: '/', element: <Page />, loader: (args) => load?.(args, services) ?? null, hydrateFallbackElement: <p /> },
  ]);
  const { unmount } = render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  await screen.findByRole('heading', { level: 1 });
  return unmount;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const textbox = (name: RegExp | string) => screen.getByRole('textbox', { name });

test('a choice of mails counts at once and is kept; one that cannot be saved is put back and named', async () => {
  const close = await open(CommunicationsPage, loadMailChoices);
  const promotions = await screen.findByRole('switch', { name: 'Promociones' });
  expect(promotions).not.toBeChecked();
  gateway.disturb(/mail-choices$/, { kind: 'answer', status: 500 });
  await userEvent.click(promotions);
  expect(await screen.findByText(/“Promociones” quedó como estaba/)).toBeVisible();
  expect(promotions).not.toBeChecked();
  gateway.restore();
  await userEvent.click(promotions);
  await userEvent.click(screen.getByRole('switch', { name: 'Puntos' }));
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(() => expect(gateway.requests.filter(({ method }) => method === 'PUT')).toHaveLength(4));
  close();
  await open(CommunicationsPage, loadMailChoices);
  expect(await screen.findByRole('switch', { name: 'Promociones' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Puntos' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('a trip is added by its locator and a name, is shown without what needs a proof, and comes back where it cannot be taken out', async () => {
  const {
    trip: { recordLocator },
  } = await gateway.book();
  await open(TripsPage, loadAccountTrips);
  await press('Agregar un viaje');
  await userEvent.type(textbox('Código de reserva'), recordLocator);
  await userEvent.type(textbox('Nombre'), 'Luis');
  await userEvent.type(textbox('Apellidos'), 'Ruiz');
  await press('Agregar a mis viajes');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.clear(textbox('Nombre'));
  await userEvent.type(textbox('Nombre'), 'Ana');
  await press('Agregar a mis viajes');
  expect(await screen.findByText(`El viaje ${recordLocator} está en su lista`)).toBeVisible();
  const card = within((await screen.findByText('Agregado por usted')).closest('li') ?? document.body);
  expect(card.getByRole('link', { name: /^Ver mi viaje/ })).toBeVisible();
  expect(card.queryByRole('link', { name: /^Cancelar/ })).toBeNull();
  gateway.disturb(/trips\/[^/]+$/, { kind: 'answer', status: 500 });
  const removeIt = `Quitar de la lista el viaje ${recordLocator}`;
  await press(removeIt);
  expect(await screen.findByText(`No pudimos quitar el viaje ${recordLocator}`)).toBeVisible();
  expect(screen.getByText('Agregado por usted')).toBeVisible();
  gateway.restore();
  await press(removeIt);
  expect(await screen.findByText(`El viaje ${recordLocator} ya no está en su lista`)).toBeVisible();
  expect(screen.queryByText('Agregado por usted')).toBeNull();
});

test('points of a trip that has not been flown are not missing; what waits for a person is said, and stands in the list', async () => {
  const {
    trip: { recordLocator },
  } = await gateway.book({ passenger: { birthDate: '1961-01-01' } });
  const close = await open(PointsPage, loadPoints);
  await userEvent.type(textbox(/^Código de reserva o número de boleto/), 'K7');
  await press('Pedir los puntos');
  expect(await screen.findAllByText('El código tiene seis letras y números; el boleto, 13 dígitos')).not.toHaveLength(
    0,
  );
  await userEvent.clear(textbox(/^Código de reserva o número de boleto/));
  await userEvent.type(textbox(/^Código de reserva o número de boleto/), recordLocator);
  await press('Pedir los puntos');
  expect(await screen.findByText(/^Este viaje todavía no se voló/)).toBeVisible();
  close();
  vi.setSystemTime('2026-12-13T13:30:00Z');
  await logIn();
  await open(PointsPage, loadPoints);
  expect(textbox(/^Código de reserva o número de boleto/)).toHaveValue(recordLocator);
  await press('Pedir los puntos');
  expect(await screen.findByText('Estamos revisando su solicitud')).toBeVisible();
  expect(await screen.findByText('En revisión')).toBeVisible();
});

test('the account shows each part in short; one that cannot be had hides no other', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  gateway.disturb(/saved-cards$/, { kind: 'cut' });
  await open(MyAccountPage);
  expect(await screen.findByText(/^Tiene 1,000 puntos para usar/)).toBeVisible();
  expect(await screen.findByText('No tiene fondos de viaje.')).toBeVisible();
  expect(await screen.findByText(/^Solo su contraseña la protege/)).toBeVisible();
  expect(await screen.findByText('No tiene viajes por delante')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  gateway.restore();
  await press('Intentar de nuevo');
  expect(await screen.findByText('No guardó ninguna tarjeta.')).toBeVisible();
});

test('a session that ends while somebody types takes nothing of what was typed, also on the page after the login', async () => {
  const close = await open(PersonalPage, loadProfile);
  await userEvent.type(textbox(/^Segundo nombre/), 'Lucía');
  const ended = { type: 'about:blank', status: 401, title: 'The session is over.', code: 401_120_725 };
  gateway.disturb(/profile\/personal$/, { kind: 'answer', status: 401, body: ended });
  await press('Guardar mis datos');
  await waitFor(() => expect(services.session.store.getState().state.kind).not.toBe('authenticated'));
  expect(textbox(/^Segundo nombre/)).toHaveValue('Lucía');
  close();
  gateway.restore();
  await logIn();
  await open(PersonalPage, loadProfile);
  expect(textbox(/^Segundo nombre/)).toHaveValue('Lucía');
});
