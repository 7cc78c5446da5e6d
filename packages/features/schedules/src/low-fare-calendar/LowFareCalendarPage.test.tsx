import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as LowFareCalendarPage } from './LowFareCalendarPage.tsx';

const gateway = openPageGateway();
const services = createTestServices();
const Frame = withServices(await createTestFrame(), services);
const path = '/air/low-fare-calendar/';

beforeEach(() => {
  services.queryClient.clear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

function open(search = '') {
  const router = createMemoryRouter([{ path, element: <LowFareCalendarPage /> }], {
    initialEntries: [`${path}${search}`],
  });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ');
const calendar = (name: RegExp) => screen.findByRole('region', { name });
const sumText = () => plain(screen.getByRole('region', { name: 'Su elección' }).textContent);

test('each direction has a month of prices with its cheapest days, and the chosen days their sum for the party', async () => {
  const user = userEvent.setup();
  const router = open('?trip=return&from=DAL&to=HOU&adults=2&children=1');
  const out = await calendar(/^Ida: de Dallas/);
  await within(out).findByText('Los precios de diciembre de 2026 están listos.');
  expect(sumText()).toContain('Elija el día de ida');
  const day = within(out).getByRole('button', { name: /12 de diciembre.*\$\d+/ });
  await user.click(day);
  expect(sumText()).toMatch(/Ida, sáb, 12 de dic\s?\$\d+\.\d\d.*Elija el día de vuelta/);
  const back = await calendar(/^Vuelta: de Houston/);
  expect(within(back).getByRole('button', { name: /11 de diciembre/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(back).getByRole('button', { name: /19 de diciembre.*\$\d+/ }));
  const amounts = [...sumText().matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount]) => Number(amount?.replace(',', '')));
  const [there = 0, home = 0, each = 0, all = 0] = amounts;
  expect(each).toBeCloseTo(there + home, 2);
  expect(all).toBeCloseTo(3 * each, 2);
  expect(sumText()).toContain('Para 3 pasajeros con asiento');
  const query = 'trip=return&from=DAL&to=HOU&date=2026-12-12&return=2026-12-19&adults=2&children=1';
  expect(router.state.location.search).toBe(`?${query}`);
  expect(screen.getByRole('link', { name: 'Ver los vuelos' })).toHaveAttribute('href', `/air/booking/flights?${query}`);
  expect(screen.getAllByText('El precio más bajo del mes').length).toBeGreaterThan(0);
});

test('an earlier departure keeps the return, a later one asks for it anew', async () => {
  const user = userEvent.setup();
  const router = open('?trip=return&from=DAL&to=HOU&date=2026-12-12&return=2026-12-19&adults=1');
  const out = await calendar(/^Ida/);
  await user.click(await within(out).findByRole('button', { name: /10 de diciembre.*\$/ }));
  expect(router.state.location.search).toContain('date=2026-12-10&return=2026-12-19');
  await user.click(within(out).getByRole('button', { name: /20 de diciembre.*\$/ }));
  expect(router.state.location.search).toContain('date=2026-12-20&adults');
  expect(screen.queryByRole('link', { name: 'Ver los vuelos' })).toBeNull();
});

test('one way in points has one month, and says that taxes come on top', async () => {
  open('?trip=one-way&from=DAL&to=HOU&date=2026-12-12&adults=1&prices=points');
  const out = await calendar(/^Ida/);
  await within(out).findByRole('button', { name: /12 de diciembre.*\d,\d{3}/ });
  expect(screen.queryByRole('region', { name: /^Vuelta/ })).toBeNull();
  expect(sumText()).toMatch(/Ida, sáb, 12 de dic\s?[\d,]+ puntos/);
  expect(sumText()).toContain('Los impuestos se pagan aparte');
});

test('the keyboard goes from day to day and from month to month', async () => {
  const user = userEvent.setup();
  open('?trip=one-way&from=DAL&to=HOU&date=2026-12-12&adults=1');
  const out = await calendar(/^Ida/);
  const day = await within(out).findByRole('button', { name: /12 de diciembre.*\$/ });
  day.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(sumText()).toContain('Ida, dom, 13 de dic');
  await user.keyboard('{PageDown}');
  expect(await within(out).findByText(/No hay vuelos a la venta en enero de 2027/)).toBeVisible();
  expect(within(out).getByRole('link', { name: 'Ver horarios' })).toHaveAttribute(
    'href',
    '/air/flight-schedules/?from=DAL&to=HOU&date=2027-01-13',
  );
});

test('prices that do not come are said, with the way to try again', async () => {
  const user = userEvent.setup();
  gateway.disturb(/low-fare-calendar/, { kind: 'cut' });
  open('?trip=one-way&from=DAL&to=HOU&adults=1');
  const again = await screen.findByRole('button', { name: /de nuevo|Reintentar/ });
  gateway.restore();
  await user.click(again);
  expect(await screen.findByText(/están listos/)).toBeVisible();
});

test('the form asks for a route and a party, and for no day', async () => {
  const user = userEvent.setup();
  const router = open('?from=QQQ');
  expect(screen.getByRole('heading', { level: 1, name: 'Calendario de precios' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver los precios' }));
  expect((await screen.findAllByText('Elija de dónde sale')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Elija la fecha/)).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Desde' }), 'dallas{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Hasta' }), 'hobby{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Solo ida' }));
  await user.click(screen.getByRole('button', { name: 'Ver los precios' }));
  expect(await calendar(/^Ida: de Dallas/)).toBeVisible();
  expect(router.state.location.search).toBe('?trip=one-way&from=DAL&to=HOU&adults=1');
});
