import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { loadProfile, loadTravelers } from './account-page-loaders.ts';
import { Component as PaymentMethodsPage, loader as loadCards } from './payment/PaymentMethodsPage.tsx';
import { Component as PersonalPage } from './personal/PersonalPage.tsx';
import { Component as TravelPage } from './travel/TravelPage.tsx';
import { Component as FrequentTravelersPage } from './travelers/FrequentTravelersPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame({ settings: { metadataFlags: { frequentTravelers: true } } });
let services: AppServices;
let member: Awaited<ReturnType<typeof gateway.member>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  member = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz' });
  services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
});

async function open(Page: ComponentType, load: (args: unknown, services: AppServices) => Promise<null>) {
  const router = createMemoryRouter(
    [{ path: '/', element: <Page />, loader: (args) => load(args, services), hydrateFallbackElement: <p /> }],
    { initialEntries: ['/'] },
  );
  const { unmount } = render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  await screen.findByRole('heading', { level: 1 });
  return unmount;
}

const textbox = (name: RegExp | string) => screen.getByRole('textbox', { name });

test('personal details are saved as they were typed, the address by its country; the name is read alone, with how it is corrected', async () => {
  const close = await open(PersonalPage, loadProfile);
  expect(screen.getByText(/Deben ser los de su documento de viaje/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Nombre' })).not.toBeInTheDocument();
  await userEvent.type(textbox(/^Segundo nombre/), 'Lucía');
  await userEvent.clear(textbox('Código ZIP'));
  await userEvent.type(textbox('Código ZIP'), '123');
  await userEvent.type(textbox(/^Teléfono/), '214 555 0123');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar mis datos' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.clear(textbox('Código ZIP'));
  await userEvent.type(textbox('Código ZIP'), '75201');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar mis datos' }));
  expect(await screen.findByText('Guardamos sus datos')).toBeVisible();
  close();
  await open(PersonalPage, loadProfile);
  expect(textbox(/^Segundo nombre/)).toHaveValue('Lucía');
  expect(textbox(/^Teléfono/)).toHaveValue('+12145550123');
});

test('a username that is taken is said at its field, and stays typed', async () => {
  await gateway.member({ username: 'ocupado.1' });
  await open(PersonalPage, loadProfile);
  const field = textbox('Nombre de usuario');
  await userEvent.clear(field);
  await userEvent.type(field, 'Ocupado.1');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar nombre de usuario' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/ya está en uso/));
  expect(field).toHaveValue('Ocupado.1');
});

test('what was typed outlives an answer that never came, and leaving the page', async () => {
  const close = await open(PersonalPage, loadProfile);
  await userEvent.type(textbox(/^Segundo nombre/), 'Lucía');
  gateway.disturb(/profile\/personal$/, { kind: 'cut' });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar mis datos' }));
  expect(await screen.findByText(/No pudimos/)).toBeVisible();
  close();
  gateway.restore();
  await open(PersonalPage, loadProfile);
  expect(textbox(/^Segundo nombre/)).toHaveValue('Lucía');
});

test('a passport that could not be removed stands where it was, and the page says so', async () => {
  await open(TravelPage, loadProfile);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar un pasaporte' }));
  await userEvent.type(screen.getByLabelText('Número de pasaporte'), 'XDA123456');
  const nationality = await screen.findByRole('combobox', { name: /^Nacionalidad/ });
  await userEvent.type(nationality, 'España');
  await userEvent.click(await screen.findByRole('option', { name: 'España' }));
  for (const [part, value] of Object.entries({ Día: '17', Mes: '5', Año: '2031' })) {
    await userEvent.type(textbox(part), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Guardar pasaporte' }));
  expect(await screen.findByText('España, termina en 456')).toBeVisible();
  gateway.disturb(/profile\/travel$/, { kind: 'answer', status: 500 });
  await userEvent.click(screen.getByRole('button', { name: /^Quitar el pasaporte/ }));
  expect(await screen.findByText(/No pudimos quitar el pasaporte/)).toBeVisible();
  expect(screen.getByText('España, termina en 456')).toBeVisible();
});

test('a traveller is kept, changed and removed', async () => {
  await open(FrequentTravelersPage, loadTravelers);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar un viajero' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar viajero' }));
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
  await userEvent.type(textbox('Nombre'), 'Marta');
  await userEvent.type(textbox('Apellidos'), 'Ruiz');
  for (const [part, value] of Object.entries({ Día: '9', Mes: '6', Año: '2014' })) {
    await userEvent.type(textbox(part), value);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Femenino (F)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar viajero' }));
  expect(await screen.findByText('Guardamos a Marta Ruiz')).toBeVisible();
  // One that could not be removed stands where it was.
  gateway.disturb(/frequent-travelers\/[^/]+$/, { kind: 'answer', status: 500 }, 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar a Marta Ruiz' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText(/No pudimos quitar a Marta Ruiz/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar a Marta Ruiz' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText('Todavía no guardó a nadie')).toBeVisible();
});

test('a card is kept by the processor’s token, another one becomes the default, and what fails is put back and said', async () => {
  await open(PaymentMethodsPage, loadCards);
  const add = async (number: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Agregar una tarjeta' }));
    await userEvent.type(textbox(/^Número de (la )?tarjeta/), number);
    await userEvent.type(textbox(/^(Vencimiento|Fecha de vencimiento|Vence)/), '12/30');
    await userEvent.type(textbox(/^Código de seguridad/), '123');
    await userEvent.type(textbox(/^Nombre/), 'Ana Ruiz');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar tarjeta' }));
    expect(await screen.findByText('Guardamos la tarjeta')).toBeVisible();
  };
  await add('4242424242424242');
  await screen.findByRole('button', { name: 'Quitar la Visa terminada en 4242' });
  await add('5555555555554444');
  const makeDefault = await screen.findByRole('button', { name: 'Hacer principal la Mastercard terminada en 4444' });
  gateway.disturb(/saved-cards\/[^/]+$/, { kind: 'answer', status: 500 }, 1);
  await userEvent.click(makeDefault);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Hacer principal la Mastercard/ })).toBeVisible());
  expect(screen.queryByText('Cambiamos su tarjeta principal')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Hacer principal la Mastercard/ }));
  expect(await screen.findByText('Cambiamos su tarjeta principal')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Hacer principal la Visa/ })).toBeVisible();
  // The number went to the processor alone.
  const sent = gateway.requests.filter(({ path }) => path.startsWith('/api/'));
  expect(JSON.stringify(sent)).not.toContain('4242424242424242');
});
