import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as EndReportMailsPage, loader as loadMail } from './EndReportMailsPage.tsx';
import { loadReport } from './load-report.ts';
import { ReportsPage } from './ReportsPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(async () => {
  sessionStorage.clear();
  services = createTestServices();
  const { username } = await gateway.manager();
  await services.session.logIn({ method: 'password', category: 'corporateTravelManager', username, password });
});

async function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/:product/ctm/reports',
        element: <ReportsPage />,
        loader: (args) => loadReport(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/:product/ctm/report-mails',
        element: <EndReportMailsPage />,
        loader: (args) => loadMail(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [path] },
  );
  const AppFrame = withApp(Frame, services);
  render(<RouterProvider router={router} />, { wrapper: withServices(AppFrame, services) });
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const user = userEvent.setup();

test('what the page shows is kept under a name, opened, changed, mailed and deleted', async () => {
  await open('/business/ctm/reports?report=air-spend&traveller=Gil');
  expect(screen.getByText(/Todavía no guardó ninguna/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar esta vista' }));
  const dialog = screen.getByRole('dialog', { name: 'Guardar esta vista' });
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(within(dialog).getByText(/Escriba un nombre/)).toBeVisible();
  await user.type(within(dialog).getByLabelText('Nombre'), 'Viajes de Gil');
  await user.selectOptions(within(dialog).getByLabelText('Fechas'), 'El mes pasado');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('link', { name: 'Viajes de Gil' })).toBeVisible();
  expect(screen.getByText(/El mes pasado/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Cambiar Viajes de Gil' }));
  const change = screen.getByRole('dialog', { name: 'Cambiar la vista Viajes de Gil' });
  await user.clear(within(change).getByLabelText('Nombre'));
  await user.type(within(change).getByLabelText('Nombre'), 'Gil, cada mes');
  await user.click(within(change).getByRole('checkbox', { name: /Compartir/ }));
  await user.click(within(change).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('link', { name: 'Gil, cada mes' })).toBeVisible();
  expect(screen.getByText('Compartida')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Enviar por correo Gil, cada mes' }));
  const schedule = screen.getByRole('dialog', { name: 'Enviar Gil, cada mes por correo' });
  const [self] = within(schedule).getAllByRole('checkbox', { name: /\(usted\)/ });
  expect(self).toBeChecked();
  if (self !== undefined) await user.click(self);
  await user.click(within(schedule).getByRole('button', { name: 'Guardar el envío' }));
  expect(within(schedule).getByText(/Elija de 1 a 20 personas/)).toBeVisible();
  if (self !== undefined) await user.click(self);
  await user.selectOptions(within(schedule).getByLabelText('Cada cuánto'), 'Cada semana');
  await user.selectOptions(within(schedule).getByLabelText('Día de la semana'), '5');
  await user.click(within(schedule).getByRole('button', { name: 'Guardar el envío' }));
  expect(await screen.findByText(/Por correo cada viernes a las 08:00 UTC/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Borrar Gil, cada mes' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Borrar' }));
  expect(await screen.findByText(/Todavía no guardó ninguna/)).toBeVisible();
});

test('an address of a view that is gone says so and shows the usual report', async () => {
  await open(`/business/ctm/reports?view=${crypto.randomUUID()}`);
  expect(screen.getByText('Esa vista ya no está')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Gasto mensual' })).toBeVisible();
});

test('a link of a mail that is none says so, and leads to the reports', async () => {
  await open('/business/ctm/report-mails');
  expect(screen.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a los informes' })).toBeVisible();
});
