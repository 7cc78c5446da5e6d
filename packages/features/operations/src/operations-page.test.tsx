import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testInstant } from '@tooling/config/test-instant';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as OperationsPage, loader } from './OperationsPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  services = createTestServices();
});

async function openAs(staffRole: 'operations' | null): Promise<void> {
  const { username } = await gateway.member({ staffRole });
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  const router = createMemoryRouter(
    [
      {
        path: '/operations',
        element: <OperationsPage />,
        loader: (args) => loader(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: ['/operations'] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  await screen.findByRole('heading', { level: 1, name: 'Operación del sitio' });
}

/** Writes jobs that failed at their last attempt. */
async function failJobs(...kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    await gateway.identity.db.execute(`insert into job (kind, payload, created_at, run_after, attempts, gave_up_at)
      values ('${kind}', '{"to":"ana@example.com"}', now(), now(), 24, '2026-12-01T09:30:00Z')`);
  }
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string) => (await (await section(name)).findAllByRole('row')).slice(1);

test('a member who does not operate the site reads that, and sees nothing of it', async () => {
  await openAs(null);
  expect(screen.getByText('Esta página es para quienes operan el sitio')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Ajustes vigentes' })).toBeNull();
});

test('where nothing happened each part says so, and health, features and settings are shown with who set them', async () => {
  await openAs('operations');
  expect(screen.getAllByText('Responde')).toHaveLength(2);
  for (const nothing of [
    'No hay tareas fallidas',
    'Sin errores',
    'Sin medidas todavía',
    'Ningún límite rechazó nada',
  ]) {
    expect(screen.getByText(nothing)).toBeVisible();
  }
  const miniCart = (await rows('Funciones')).find((row) => row.textContent.includes('miniCart'));
  expect(miniCart).toHaveTextContent('Apagada');
  const passengers = (await rows('Ajustes vigentes')).find((row) =>
    row.textContent.includes('limits.maximumTicketedPassengers'),
  );
  expect(passengers?.textContent).toMatch(/8.*El producto/);
});

test('jobs that failed are chosen, asked about once more, and run again', async () => {
  await failJobs('capturePayment', 'confirmationMail');
  await openAs('operations');
  expect(await rows('Tareas fallidas')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('ana@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Elegir la tarea capturePayment/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar 1 tarea' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Reintentar 1 tarea?' }));
  await userEvent.click(question.getByRole('button', { name: 'Reintentar 1 tarea' }));
  expect(await screen.findByText('1 tarea se intenta de nuevo')).toBeVisible();
  await waitFor(async () => expect(await rows('Tareas fallidas')).toHaveLength(1));
});

test('a retry that fails says why, and the choice stays', async () => {
  await failJobs('capturePayment');
  await openAs('operations');
  gateway.disturb(/job-retries/, { kind: 'cut' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir todas las tareas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar 1 tarea' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Reintentar 1 tarea' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/conexión/);
  expect(screen.getByRole('button', { name: 'Reintentar 1 tarea' })).toBeEnabled();
});

test('crashes are shown together, and web vitals beside the bounds that they are judged by', async () => {
  const about = { app: 'traveller', route: '/', language: 'es', occurredAt: testInstant };
  const report = { ...about, level: 'ERROR', event: 'pageCrashed', message: 'TypeError: x is undefined' };
  await gateway.post('/api/telemetry/v1/reports', { reports: [report, report], dropped: 0 });
  const vital = { ...about, event: 'webVital', name: 'LCP', value: 3_000, rating: 'good', navigation: 'navigate' };
  await gateway.post('/api/telemetry/v1/measurements', { measurements: [vital], dropped: 0 });
  await openAs('operations');
  const [crash] = await rows('Errores en navegadores');
  expect(crash?.textContent).toMatch(/TypeError: x is undefined.*traveller.*2/);
  const [lcp] = await rows('Rapidez de las páginas');
  expect(lcp?.textContent).toMatch(/3,000\s?ms.*75\s?%.*Mejorable.*bueno hasta 2,500 ms, malo desde 4,000 ms/);
});
