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
