import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as AccountManagementPage, loader as loadAccount } from './AccountManagementPage.tsx';
import { Component as InvitationPage, loader as loadInvitation } from './InvitationPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  sessionStorage.clear();
  services = createTestServices();
});

async function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/:product/ctm/account-management',
        element: <AccountManagementPage />,
        loader: (args) => loadAccount(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/company-invitation',
        element: <InvitationPage />,
        loader: (args) => loadInvitation(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [path] },
  );
  const AppFrame = withApp(Frame, services);
  const shown = render(<RouterProvider router={router} />, { wrapper: withServices(AppFrame, services) });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const account = '/business/ctm/account-management';

test('an administrator invites somebody, who joins with their own account and is seen in the list', async () => {
  const manager = await gateway.manager();
  await services.session.logIn({
    method: 'password',
    category: 'corporateTravelManager',
    username: manager.username,
    password,
  });
  const { unmount } = await open(account);
  await userEvent.click(screen.getByRole('button', { name: 'Invitar a una persona' }));
  const dialog = screen.getByRole('dialog', { name: 'Invitar a una persona' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar la invitación' }));
  expect(within(dialog).getAllByRole('link')).toHaveLength(3);
  await userEvent.type(within(dialog).getByLabelText('Correo electrónico'), 'lucia@olivares.example');
  await userEvent.type(within(dialog).getByLabelText('Nombre'), 'Lucía');
  await userEvent.type(within(dialog).getByLabelText('Apellidos'), 'Mora');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar la invitación' }));
  expect(await screen.findByText('Invitación enviada a lucia@olivares.example')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Lucía Mora.*Con invitación/ })).toBeVisible();
  unmount();

  await services.session.logOut();
  const member = await gateway.member({ firstName: 'Lucía', lastName: 'Mora' });
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
  window.location.hash = await gateway.companyInvitation('lucia@olivares.example');
  await open('/company-invitation');
  await userEvent.click(screen.getByRole('button', { name: 'Unirme a Olivares Export' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ya está en Olivares Export' })).toBeVisible();
});

test('a file that is wrong invites nobody and names its lines; put right, it invites all', async () => {
  const manager = await gateway.manager();
  await services.session.logIn({
    method: 'password',
    category: 'corporateTravelManager',
    username: manager.username,
    password,
  });
  await open(account);
  await userEvent.click(screen.getByRole('button', { name: 'Invitar desde un archivo CSV' }));
  const dialog = screen.getByRole('dialog', { name: 'Invitar desde un archivo CSV' });
  const choose = (text: string) =>
    userEvent.upload(
      within(dialog).getByLabelText('Archivo CSV'),
      new File([text], 'people.csv', { type: 'text/csv' }),
    );
  await choose('email,first_name,last_name,department\neva@olivares.example,Eva,Sol,Luna\n');
  expect(await within(dialog).findByText('Hay 1 error en el archivo')).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /2.*department.*Luna.*no tiene este departamento/ })).toBeVisible();
  await choose('email,first_name,last_name\neva@olivares.example,Eva,Sol\n');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Invitar a 1 persona' }));
  expect(await within(dialog).findByText('1 invitación enviada')).toBeVisible();
});

test('a manager who may only look sees everything and nothing to press', async () => {
  const manager = await gateway.manager('viewer');
  await services.session.logIn({
    method: 'password',
    category: 'corporateTravelManager',
    username: manager.username,
    password,
  });
  await open(account);
  expect(screen.queryByRole('button', { name: /Invitar|Cambiar|Agregar/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Datos de la empresa' }));
  expect(screen.getByText('Correo de contacto')).toBeVisible();
});

test('a draft of a policy that is not published is there after a reload, and gone once it is discarded', async () => {
  const manager = await gateway.manager();
  await services.session.logIn({
    method: 'password',
    category: 'corporateTravelManager',
    username: manager.username,
    password,
  });
  const { unmount } = await open(`${account}?tab=policy`);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar una regla' }));
  const dialog = screen.getByRole('dialog', { name: 'Agregar una regla' });
  await userEvent.selectOptions(
    within(dialog).getByLabelText('Qué pasa con un viaje así'),
    'Antes lo aprueba quien administra viajes',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Poner en el borrador' }));
  const tolerance = screen.getByLabelText(/Subida de precio permitida/);
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '70');
  expect(screen.getByRole('button', { name: 'Publicar la política' })).toBeDisabled();
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '5');
  unmount();
  await open(`${account}?tab=policy`);
  expect(screen.getByText(/Seguimos donde lo dejó/)).toBeVisible();
  expect(screen.getByRole('row', { name: /25 % sobre la tarifa más baja.*Pide aprobación/ })).toBeVisible();
  expect(screen.getByLabelText(/Subida de precio permitida/)).toHaveValue('5');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  expect(screen.getByText('Lo que ve es lo que está en vigor.')).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('airline.policy-draft'))).toEqual([]);
});

test('an administrator makes a credential whose secret is shown once, and turns it off', async () => {
  const manager = await gateway.manager();
  await services.session.logIn({
    method: 'password',
    category: 'corporateTravelManager',
    username: manager.username,
    password,
  });
  const user = userEvent.setup();
  await open(`${account}?tab=services`);
  expect(screen.getByText('No hay credenciales')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crear una credencial' }));
  const dialog = screen.getByRole('dialog', { name: 'Crear una credencial' });
  const days = within(dialog).getByLabelText('Días que sirve');
  await user.clear(days);
  await user.type(days, '366');
  await user.click(within(dialog).getByRole('button', { name: 'Crear la credencial' }));
  expect(within(dialog).getByText(/Escriba para qué sistema es/)).toBeVisible();
  expect(within(dialog).getByText(/Escriba un número de 1 a 365/)).toBeVisible();
  await user.clear(days);
  await user.type(days, '10');
  await user.type(within(dialog).getByLabelText('Nombre'), 'Contabilidad');
  await user.click(within(dialog).getByRole('button', { name: 'Crear la credencial' }));
  const shown = await screen.findByRole('dialog', { name: 'La credencial Contabilidad está lista' });
  const secret = within(shown).getByLabelText('Secreto').getAttribute('value') ?? '';
  expect(secret).toHaveLength(43);
  expect(within(shown).getByRole('region')).toHaveTextContent(secret);
  await user.click(within(shown).getByRole('button', { name: 'Copiar el secreto' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(within(shown).getByRole('button', { name: 'Ya lo guardé' }));
  const row = await screen.findByRole('row', {
    name: new RegExp(`Contabilidad.*termina en ${secret.slice(-4)}.*Vence pronto`),
  });
  expect(document.body).not.toHaveTextContent(secret);
  await user.click(within(row).getByRole('button', { name: 'Desactivar Contabilidad' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Desactivar' }));
  expect(await screen.findByText('No hay credenciales')).toBeVisible();
});

async function openLogin(): Promise<void> {
  const manager = await gateway.manager();
  await services.session.logIn({
    method: 'password',
    category: 'corporateTravelManager',
    username: manager.username,
    password,
  });
  await open(`${account}?tab=login`);
}

async function fill(label: string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

test('an administrator tries a provider and reads what is wrong with it', async () => {
  await openLogin();
  expect(screen.getByText(/Todavía no está activado/)).toBeVisible();
  expect(screen.getByText(/\/business\/ctm\/login\/$/)).toBeVisible();
  await fill('Emisor (issuer)', 'http://127.0.0.1:1');
  await userEvent.click(screen.getByRole('button', { name: 'Probar el emisor' }));
  expect(await screen.findByText(/No hay respuesta en esa dirección/)).toBeVisible();
});
