import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { claimTravelFund } from '@airline/contract';
import { findFundProof, keepFundProof } from '@airline/funds';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as AccountFundsPage } from './AccountFundsPage.tsx';
import { loadAccountFunds, loadFund } from './fund-loader.ts';
import { Component as FundPage } from './FundPage.tsx';
import { Component as LookUpPage } from './LookUpPage.tsx';
import { Component as ConfirmTransferPage } from './transfer/ConfirmTransferPage.tsx';
import { Component as TransferPage } from './transfer/TransferPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let member: Awaited<ReturnType<typeof gateway.member>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  member = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz' });
  services = createTestServices();
});

const logIn = (username = member.username) =>
  services.session.logIn({ method: 'password', category: 'member', username, password });

/** Cancels a trip that leaves soon: it gives a fund to Ana Ruiz. */
async function issue(): Promise<{ readonly number: string; readonly recordLocator: string }> {
  const { proof } = await gateway.book({ date: '2026-12-04' });
  const { cancellation, recordLocator } = await gateway.cancel(proof);
  return { number: cancellation?.travelCredit?.number ?? '', recordLocator };
}

function open(path: string) {
  const fallback = { hydrateFallbackElement: <p /> };
  const router = createMemoryRouter(
    [
      { path: '/travel-funds/', element: <LookUpPage /> },
      { path: '/travel-funds/view', element: <FundPage />, loader: (args) => loadFund(args, services), ...fallback },
      { path: '/travel-funds/transfer', element: <TransferPage /> },
      { path: '/travel-funds/transfer/confirm', element: <ConfirmTransferPage /> },
      {
        path: '/loyalty/myaccount/travel-funds',
        element: <AccountFundsPage />,
        loader: (args) => loadAccountFunds(args, services),
        ...fallback,
      },
      { path: '*', element: <p>Otra página</p> },
    ],
    { initialEntries: [path] },
  );
  const AppFrame = withApp(Frame, services);
  render(<RouterProvider router={router} />, { wrapper: withServices(AppFrame, services) });
  return router;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function lookUp(reference: string, lastName = 'ruiz'): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^Número del fondo/), reference);
  await userEvent.type(screen.getByLabelText('Nombre de la persona titular'), 'Ana');
  await userEvent.type(screen.getByLabelText('Apellido de la persona titular'), lastName);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar el fondo' }));
}

test('a fund is found by its number, and neither the number nor a name stands in the address', async () => {
  const { number, recordLocator } = await issue();
  const router = open('/travel-funds/');
  await lookUp(number.toLowerCase());
  await title('Su fondo de viaje');
  expect(router.state.location).toMatchObject({ pathname: '/travel-funds/view', search: '' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('$129.00');
  expect(screen.getByText(number.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  expect(screen.getByText(`Viaje ${recordLocator}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar con este fondo' })).toHaveAttribute('href', '/air/booking/');
  expect(screen.getByText('1 de diciembre de 2027', { exact: false })).toHaveTextContent('(quedan 365 días)');
  expect(screen.getByRole('link', { name: /Inicie sesión/ })).toHaveAttribute(
    'href',
    '/login/?returnTo=%2Ftravel-funds%2Fview',
  );
});

test('by its trip it shows without its number, and says where that is', async () => {
  const { number, recordLocator } = await issue();
  open('/travel-funds/');
  await lookUp(recordLocator);
  await title('Su fondo de viaje');
  expect(screen.getByText(`Termina en ${number.slice(-4)}`)).toBeVisible();
  expect(screen.getByText(/El número completo está en el correo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el viaje cancelado' })).toHaveAttribute(
    'href',
    `/trip/${recordLocator}`,
  );
  expect(screen.queryByRole('button', { name: 'Agregar a mi cuenta' })).toBeNull();
});

test('wrong names are said in the summary, and what was typed stays', async () => {
  const { number } = await issue();
  open('/travel-funds/');
  await lookUp(number, 'Gil');
  expect(await screen.findByText(/^No encontramos un fondo con esos datos/)).toBeVisible();
  expect(screen.getByLabelText(/^Número del fondo/)).toHaveValue(number);
  expect(findFundProof()).toBeUndefined();
});

test.each([
  ['without a lookup', undefined],
  ['once there is no such fund', { reference: 'AAAABBBBCCCC', firstName: 'Ana', lastName: 'Ruiz' }],
])('the page of a fund, opened %s, leads to the lookup', async (_, proof) => {
  if (proof !== undefined) keepFundProof(proof);
  const router = open('/travel-funds/view');
  await title('Sus fondos de viaje');
  expect(router.state.location.pathname).toBe('/travel-funds/');
});

test('its holder adds it to the account, where it is listed with what happened to it', async () => {
  const { number, recordLocator } = await issue();
  await logIn();
  keepFundProof({ reference: number, firstName: 'Ana', lastName: 'Ruiz' });
  open('/travel-funds/view');
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar a mi cuenta' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver mis fondos de viaje' }));
  open('/loyalty/myaccount/travel-funds');
  await title('Mis fondos de viaje');
  expect(screen.getByText('Tiene $129.00 para volar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar un vuelo' })).toHaveAttribute('href', '/air/booking/');
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getByText('1 de diciembre de 2027')).toBeInTheDocument();
  const list = within(screen.getByRole('region', { name: 'Para usar' }));
  expect(list.getByText('Emitido al cancelar')).toBeInTheDocument();
  expect(list.getByRole('link', { name: `Viaje ${recordLocator}`, hidden: true })).toHaveAttribute(
    'href',
    `/trip/${recordLocator}`,
  );
});

test('an account without a fund says how one gets there', async () => {
  await logIn();
  open('/loyalty/myaccount/travel-funds');
  await title('Mis fondos de viaje');
  expect(screen.getByRole('heading', { level: 2, name: 'Aún no tiene fondos de viaje' })).toBeVisible();
});

test('a fund is transferred once its holder has seen to whom, and has ticked that it cannot be undone', async () => {
  const { number } = await issue();
  const recipient = await gateway.member({ firstName: 'Marta', lastName: 'Gil', email: 'marta@example.com' });
  await logIn();
  await services.session.call(claimTravelFund, {
    body: { number, firstName: 'Ana', lastName: 'Ruiz' },
  });
  const router = open('/travel-funds/transfer');
  await userEvent.type(await screen.findByLabelText(/^Número de socio/), recipient.accountNumber);
  await userEvent.type(screen.getByLabelText(/^Apellido/), 'Ruiz');
  await userEvent.click(screen.getByRole('button', { name: 'Revisar la transferencia' }));
  expect(await screen.findByText(/^No encontramos a esa persona/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Apellido/));
  await userEvent.type(screen.getByLabelText(/^Apellido/), 'gil');
  await userEvent.click(screen.getByRole('button', { name: 'Revisar la transferencia' }));
  await title('Confirme la transferencia');
  expect(router.state.location).toMatchObject({ pathname: '/travel-funds/transfer/confirm', search: '' });
  expect(
    screen.getByText(`M••• G•••, socio ${recipient.accountNumber?.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')}`),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Transferir $129.00' }));
  expect(screen.getAllByText(/Marque la casilla/)[0]).toBeVisible();
  gateway.disturb(/transfers$/, { kind: 'lose-answer' }, 1);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Transferir $129.00' }));
  // The answer that was lost is asked for with the same key, by the client or by the person.
  const again = screen.queryByRole('button', { name: 'Transferir $129.00' });
  if (again !== null && !again.hasAttribute('aria-disabled')) await userEvent.click(again);
  await title('Transferencia hecha');
  const keys = gateway.requests.filter(({ path }) => path.endsWith('/transfers')).map((sent) => sent.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  await gateway.deliver();
  expect(gateway.sent.filter(({ subject }) => /fondo de viaje/.test(subject)).length).toBeGreaterThanOrEqual(1);
});

test('a confirmation without a transfer under way leads back to the form', async () => {
  await logIn();
  open('/travel-funds/transfer/confirm');
  await title('Transferir un fondo de viaje');
  expect(await screen.findByText('No tiene fondos que se puedan transferir')).toBeVisible();
});
