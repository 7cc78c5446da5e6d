import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { loadManaged, loadRegion } from './managed-loaders.ts';
import { Component as ManagedPromotionPage } from './ManagedPromotionPage.tsx';
import { Component as ManagedPromotionsPage } from './ManagedPromotionsPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  services = createTestServices();
});

async function logIn(marketingRegion: 'central' | null = 'central'): Promise<void> {
  const { username } = await gateway.account({ kind: 'areaMarketingManager', tier: null, marketingRegion });
  await services.session.logIn({
    method: 'password',
    category: 'areaMarketingManager',
    username: username ?? '',
    password,
  });
}

function open(path: string) {
  const fallback = { hydrateFallbackElement: <p /> };
  const router = createMemoryRouter(
    [
      {
        path: '/:product/ctm/promotions',
        element: <ManagedPromotionsPage />,
        loader: (args) => loadRegion(args, services),
        ...fallback,
      },
      {
        path: '/:product/ctm/promotions/:promotionId',
        element: <ManagedPromotionPage />,
        loader: (args) => loadManaged(args, services),
        ...fallback,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(withApp(Frame, services), services) });
  return router;
}

const list = '/business/ctm/promotions';

test('a manager writes a promotion, sees it at any moment, publishes it and ends it', async () => {
  await logIn();
  const router = open(`${list}/new`);
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar el borrador' }));
  expect(screen.getAllByText(/Complete este dato/)[0]).toBeVisible();
  for (const field of screen.getAllByLabelText(/^(Título|Resumen|Condiciones)/)) {
    fireEvent.change(field, { target: { value: 'Tres vuelos' } });
  }
  fireEvent.change(screen.getByLabelText('Empieza'), { target: { value: '2026-12-02T00:00' } });
  fireEvent.change(screen.getByLabelText('Termina'), { target: { value: '2026-12-20T23:59' } });
  fireEvent.change(screen.getByLabelText('Puntos'), { target: { value: '3000' } });
  fireEvent.change(screen.getByLabelText('Vuelos que hacen falta'), { target: { value: '3' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Viaja por una empresa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el borrador' }));
  expect(screen.getAllByText(/Los puntos son de socios/)[0]).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Viaja por una empresa' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Calcular a cuántas cuentas llega' }));
  expect(await screen.findByText('Llega a menos de 50 cuentas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el borrador' }));
  expect(await screen.findByText('Borrador')).toBeVisible();
  expect(router.state.location.pathname).toMatch(/promotions\/[\da-f-]{36}$/);

  const preview = screen.getByRole('heading', { name: 'Cómo se ve' }).closest('section') as HTMLElement;
  expect(within(preview).getByText('Aún no empieza')).toBeVisible();
  // Friday at 18:00 in Chicago.
  fireEvent.change(within(preview).getByLabelText('Momento'), { target: { value: '2026-12-18T18:00' } });
  expect(within(preview).getByText('Quedan 2 días')).toBeVisible();
  expect(within(preview).getByText('Inscripción abierta')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const question = screen.getByRole('alertdialog', { name: '¿Publicar esta promoción?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Publicada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar el borrador' })).toBeNull();
  expect(screen.getByText('Socios inscritos')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Terminar ahora' }));
  const end = screen.getByRole('alertdialog', { name: '¿Terminar esta promoción ahora?' });
  await userEvent.click(within(end).getByRole('button', { name: 'Terminar ahora' }));
  expect(await screen.findByText('Terminada')).toBeVisible();
});

test('the list names what became of each promotion of the region', async () => {
  await gateway.promotions([{ title: 'De mi región', days: [-1, 10] }]);
  await logIn();
  open(list);
  const row = (await screen.findByRole('link', { name: 'De mi región' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Publicada')).toBeVisible();
  expect(within(row).getByText('Quedan 10 días')).toBeVisible();
});

test('without a region the pages say whom they are for', async () => {
  await logIn(null);
  open(list);
  expect(await screen.findByText('Estas páginas son de la gerencia de marketing de zona')).toBeVisible();
});
