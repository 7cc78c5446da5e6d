import { createTestFrame } from '@airline/app-shell/test-frame';
import { leg, openPageGateway, smallNetwork } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component as FlightSchedulesPage } from './FlightSchedulesPage.tsx';

/** One more flight than tests of other pages have: on Saturdays alone. */
const saturdays = leg('BUR 09:00 -8 > DAL 14:00 -6', { flightNumber: 70, daysOfOperation: '6' });
const gateway = openPageGateway({ patterns: [...smallNetwork, saturdays] });
const services = createTestServices();
const Frame = withServices(await createTestFrame(), services);
const path = '/air/flight-schedules/';

beforeEach(() => {
  services.queryClient.clear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

function open(search = '') {
  const router = createMemoryRouter([{ path, element: <FlightSchedulesPage /> }], {
    initialEntries: [`${path}${search}`],
  });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

/** Spaces of every kind read alike. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ');
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent));
const week = '?from=DAL&to=LAX&date=2026-12-07';

test('a week has a line for each way to go, whose days lead to their prices', async () => {
  open(week);
  expect(await screen.findByRole('heading', { name: 'De Dallas (Love Field) a Los Ángeles' })).toBeVisible();
  const table = await screen.findByRole('table', { name: /7–13 de diciembre de 2026/ });
  expect(rows()).toEqual([
    expect.stringMatching(/WN 10 \+ WN 20.*7:00 a\.m\..*10:40 a\.m\..*1 escala en Houston/),
    expect.stringMatching(/WN 36.*3:00 p\.m\..*4:20 p\.m\..*Directo.*Hasta el 31 de diciembre de 2026/),
  ]);
  const days = within(within(table).getByRole('list', { name: 'Días en que sale WN 36' })).getAllByRole('link');
  expect(days).toHaveLength(7);
  expect(days[2]).toHaveAccessibleName(/mié.*9.*Ver precios y reservar, miércoles, 9 de diciembre de 2026, WN 36/);
  expect(days[2]).toHaveAttribute('href', '/air/booking/flights?trip=one-way&from=DAL&to=LAX&date=2026-12-09&adults=1');
  expect(screen.getByText(/^2 horarios/)).toHaveRole('status');
});

test('it is sorted by what a person chooses', async () => {
  const user = userEvent.setup();
  open(week);
  await user.click(await screen.findByRole('button', { name: 'Duración' }));
  expect(rows()[0]).toContain('WN 36');
  await user.click(screen.getByRole('button', { name: 'Duración' }));
  expect(rows()[0]).toContain('WN 10');
});

test('other days, one day and nonstop flights alone are a press away, and stand in the address', async () => {
  const user = userEvent.setup();
  const router = open(week);
  await screen.findByRole('table');
  await user.click(screen.getByRole('link', { name: /Solo directos/ }));
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: /Siete días después/ }));
  expect(await screen.findByRole('table', { name: /14–20 de diciembre/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Un día/ }));
  expect(await screen.findByRole('table', { name: /lunes, 14 de diciembre/ })).toBeVisible();
  expect(router.state.location.search).toBe('?from=DAL&to=LAX&date=2026-12-14&view=day&stops=none');
  const back = screen.getByRole('link', { name: 'Ver la vuelta' });
  expect(back).toHaveAttribute('href', `${path}?from=LAX&to=DAL&date=2026-12-14&view=day&stops=none`);
});

test('before today and after the last day on sale there is no way', async () => {
  open('?from=DAL&to=LAX&date=2026-12-01');
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: /Siete días antes/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Siete días después/ })).toBeVisible();
});

test('what has left today, or is about to, is sold no more', async () => {
  vi.setSystemTime('2026-12-01T17:30:00Z');
  open('?from=DAL&to=HOU&date=2026-12-01&view=day');
  await screen.findByRole('table');
  const links = screen.getAllByRole('link', { name: /Ver precios y reservar/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('WN 14')]);
  expect(screen.getAllByText(/ya no se vende/)).toHaveLength(2);
});

test('the form asks, with what it was asked before', async () => {
  const user = userEvent.setup();
  const router = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Horarios de vuelos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver horarios' }));
  expect((await screen.findAllByText('Elija desde dónde sale el vuelo')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Elija adónde va el vuelo').length).toBeGreaterThan(0);
  await user.type(screen.getByRole('combobox', { name: 'Desde' }), 'dallas{Enter}');
  await user.type(screen.getByRole('combobox', { name: 'Hasta' }), 'hobby{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Solo vuelos directos' }));
  await user.click(screen.getByRole('button', { name: 'Ver horarios' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(router.state.location.search).toBe('?from=DAL&to=HOU&date=2026-12-01&stops=none');
});

test('days without a flight lead to the nearest ones that have some, or to flights with stops', async () => {
  const router = open('?from=HNL&to=CUN&date=2026-12-07');
  expect(await screen.findByRole('heading', { name: 'No hay vuelos en estas fechas' })).toBeVisible();
  expect(screen.getByText(/tres semanas antes ni después/)).toBeVisible();
  await router.navigate(`${path}?from=LGA&to=HNL&date=2026-12-08&view=day&stops=none`);
  expect(await screen.findByRole('heading', { name: 'No hay vuelos directos en estas fechas' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver también con escalas' })).toHaveAttribute(
    'href',
    `${path}?from=LGA&to=HNL&date=2026-12-08&view=day`,
  );
  await router.navigate(`${path}?from=BUR&to=DAL&date=2026-12-08&view=day`);
  expect(await screen.findByRole('link', { name: 'sáb, 12 de dic' })).toHaveAttribute(
    'href',
    `${path}?from=BUR&to=DAL&date=2026-12-12&view=day`,
  );
});

test.each([
  [
    'date=2026-11-20',
    'Esa fecha ya pasó',
    'Ver desde el 1 de diciembre de 2026',
    `${path}?from=DAL&to=HOU&date=2026-12-01`,
  ],
  [
    'date=2027-05-01',
    'Todavía no hay horarios para esa fecha',
    'Ver el 31 de diciembre de 2026',
    `${path}?from=DAL&to=HOU&date=2026-12-31`,
  ],
])('%s says so, and leads on', async (query, title, way, href) => {
  open(`?from=DAL&to=HOU&${query}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
});

test.each([
  ['from=QQQ&to=HOU', 'No conocemos QQQ'],
  ['from=MAD&to=HOU', 'No volamos a Madrid'],
  ['from=DAL&to=DAL', 'El origen y el destino son el mismo lugar'],
])('%s says what is wrong', async (query, title) => {
  open(`?${query}&date=2026-12-07`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('no connection is said, with the way to try again', async () => {
  const user = userEvent.setup();
  gateway.disturb(/schedules/, { kind: 'cut' });
  open(week);
  const again = await screen.findByRole('button', { name: /de nuevo|Reintentar/ });
  gateway.restore();
  await user.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
});

test('the list is saved as a table, a calendar and a schedule file', async () => {
  const user = userEvent.setup();
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((of) => {
    blob = of as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blob });
  });
  open(week);
  for (const [button, name] of [
    ['Tabla (CSV)', 'horarios-DAL-LAX-2026-12-07.csv'],
    ['Calendario (iCalendar)', 'horarios-DAL-LAX-2026-12-07.ics'],
    ['Archivo SSIM', 'horarios-DAL-LAX-2026-12-07.ssim'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(`Se guardó el archivo ${name}.`)).toBeVisible();
  }
  const texts = await Promise.all(saved.map(({ content }) => content.text()));
  expect(texts[0]).toContain('Fecha,Vuelos,Desde');
  expect(texts[1]).toContain('BEGIN:VCALENDAR');
  expect(texts[2]).toContain('AIRLINE STANDARD SCHEDULE DATA SET');
  expect(saved.map(({ name }) => name.split('.').at(-1))).toEqual(['csv', 'ics', 'ssim']);
});
