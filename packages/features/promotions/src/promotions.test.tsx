import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testInstant } from '@tooling/config/test-instant';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadPromotion, loadPromotions } from './promotion-loaders.ts';
import { Component as PromotionPage } from './PromotionPage.tsx';
import { Component as PromotionsPage } from './PromotionsPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const member = await gateway.member({ tier: 'gold' });
  services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
});
afterEach(() => void vi.useRealTimers());

function open(path: string) {
  const fallback = { hydrateFallbackElement: <p /> };
  const router = createMemoryRouter(
    [
      {
        path: '/promotions',
        element: <PromotionsPage />,
        loader: (args) => loadPromotions(args, services),
        ...fallback,
      },
      {
        path: '/promotions/:promotionId',
        element: <PromotionPage />,
        loader: (args) => loadPromotion(args, services),
        ...fallback,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(withApp(Frame, services), services) });
}

const card = (title: string) => {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('section');
  if (found === null) throw new Error(`There is no card of ${title}.`);
  return within(found);
};

test('the list has what is for the member, the first to end in front, and tells a new promotion from one that only is not over', async () => {
  await gateway.promotions([
    { title: 'Nueva', days: [-2, 60] },
    { title: 'Vieja', days: [-30, 60] },
    { title: 'De jefes', kind: 'chiefs', days: [-30, 8] },
    { title: 'Por venir', days: [3, 20] },
    { title: 'De Platino', days: [-1, 10], tiers: ['platinum'] },
  ]);
  open('/promotions');
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'De jefes',
    'Nueva',
    'Vieja',
    'Por venir',
  ]);
  expect(card('De jefes').getByText('Termina pronto')).toBeVisible();
  expect(card('Nueva').getByText('Nueva promoción')).toHaveAttribute('data-level', 'new');
  expect(card('Vieja').getByText('Nueva promoción')).toHaveAttribute('data-level', 'quiet');
  expect(card('Por venir').getByText('Aún no empieza')).toBeVisible();
  expect(card('Por venir').queryByText('Nueva promoción')).toBeNull();
});

test('labels change by themselves at their very millisecond, with one timer for the page', async () => {
  const [id = ''] = await gateway.promotions([
    { title: 'Dos días', days: [-30, 2.5], optInDays: 1 },
    { title: 'Otra', days: [-30, 20] },
  ]);
  open(`/promotions/${id}`);
  // Noon of 1 December in UTC: registration ends a day later, at 06:00 in Chicago.
  expect(await screen.findByText('Quedan 2 días. Inscripción hasta el 2 de diciembre')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Inscribirme' })).toBeVisible();
  const dayMs = 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(testInstant) });
  // The clock of the page was armed before: it looks again as one that was asleep does.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(vi.getTimerCount()).toBe(1);
  let passedMs = 0;
  const passTo = async (at: number): Promise<void> => {
    await act(async () => void vi.advanceTimersByTime(at - passedMs));
    passedMs = at;
    // What the last render armed is due already where the clock went past it.
    for (const _ of [1, 2]) await act(async () => void vi.advanceTimersByTime(0));
  };
  await passTo(dayMs / 2);
  expect(screen.getByText('Quedan 2 días. Inscripción hasta el 2 de diciembre')).toBeVisible();
  await passTo(dayMs / 2 + 1);
  expect(screen.getByText('Queda 1 día. Inscripción hasta el 2 de diciembre')).toBeVisible();
  await passTo(dayMs - 1);
  expect(screen.getByRole('button', { name: 'Inscribirme' })).toBeVisible();
  await passTo(dayMs);
  expect(screen.getByText('Queda 1 día')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inscribirme' })).toBeNull();
  expect(screen.getByText('Inscripción terminada')).toBeVisible();
  await passTo(2.5 * dayMs - 1);
  expect(screen.getByText('Queda menos de un minuto')).toBeVisible();
  await passTo(2.5 * dayMs);
  expect(screen.getByText('La promoción finalizó')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});

test('a member registers, even if the answer is lost and asked for again, and sees how far they have come', async () => {
  const [id = ''] = await gateway.promotions([{ title: 'Tres vuelos', days: [-1, 20] }]);
  open(`/promotions/${id}`);
  gateway.disturb(/registrations$/, { kind: 'lose-answer' }, 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Inscribirme' }));
  // What the gateway has counts, whatever became of its answer.
  expect(await screen.findByText(/^(Ya está inscrito|Inscripción hecha)$/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Su avance: 0 de 3 vuelos' })).toHaveAttribute('value', '0');
  expect(screen.queryByRole('button', { name: 'Inscribirme' })).toBeNull();
});

test('a promotion that a manager ended meanwhile says so, and is shown as it is', async () => {
  const [id = ''] = await gateway.promotions([{ title: 'Tres vuelos', days: [-1, 20] }]);
  open(`/promotions/${id}`);
  const button = await screen.findByRole('button', { name: 'Inscribirme' });
  await gateway.endPromotion(id);
  await userEvent.click(button);
  expect(await screen.findByText('La promoción terminó')).toBeVisible();
  expect(await screen.findByText('La promoción finalizó')).toBeVisible();
});

test('one of others, none at all, and an empty list say what to do', async () => {
  const [id = ''] = await gateway.promotions([{ title: 'De Platino', days: [-1, 10], tiers: ['platinum'] }]);
  open(`/promotions/${id}`);
  expect(await screen.findByText('No es para su cuenta')).toBeVisible();
  open('/promotions');
  expect(await screen.findByText('Ahora no hay promociones para usted')).toBeVisible();
  open('/promotions/none');
  expect(await screen.findByText('No encontramos esta promoción')).toBeVisible();
});
