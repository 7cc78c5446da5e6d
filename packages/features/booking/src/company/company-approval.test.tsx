import { createHmac } from 'node:crypto';

import { createTestFrame } from '@airline/app-shell/test-frame';
import {
  acceptInvitation,
  createOffer,
  createOrder,
  decideMailedApproval,
  inviteCompanyMember,
  type Offer,
  publishTravelPolicy,
  searchItineraries,
} from '@airline/contract';
import { loadSearchForm } from '@airline/flight-shopping/search-form';
import { valueOrThrow } from '@airline/gateway-client';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { LocaleProvider } from '@airline/ui/locale';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component as OwnApprovalsPage, loader as loadOwnApprovals } from '../approval/OwnApprovalsPage.tsx';
import { chooseOffer, useBooking } from '../booking-draft.ts';
import { Component as FlightsPage } from '../flights/FlightsPage.tsx';
import { Component as PaymentPage, loader as loadPayment } from '../payment/PaymentPage.tsx';
import { useOrderRun } from '../review/order-run.ts';
import { Component as ReviewPage, loader as loadReview } from '../review/ReviewPage.tsx';
import { keepCompany } from './company-draft.ts';

type Language = 'es' | 'en';

const frames = { es: await createTestFrame(), en: await createTestFrame({ language: 'en' }) };
const gateway = openPageGateway();
// The form's pickers are slow to load where nothing is bundled.
await loadSearchForm();
let services: AppServices;

const words = {
  es: {
    need: 'Este viaje necesita aprobación',
    ask: 'Pedir aprobación',
    asked: 'Pidió la aprobación de este viaje',
    waits: 'Espera respuesta',
    approved: 'Aprobado',
    book: 'Reservar este viaje: Dallas (Love Field) – Houston (Hobby)',
    given: 'Viaje aprobado por Carlos Vega',
    pay: /^Pagar \$/,
    booked: 'Reservado',
    see: 'Ver la reserva',
    refused: 'No aprobado',
  },
  en: {
    need: 'This trip needs approval',
    ask: 'Ask for approval',
    asked: 'You asked approval for this trip',
    waits: 'Waiting for an answer',
    approved: 'Approved',
    book: 'Book this trip: Dallas (Love Field) – Houston (Hobby)',
    given: 'Trip approved by Carlos Vega',
    pay: /^Pay \$/,
    booked: 'Booked',
    see: 'See the booking',
    refused: 'Not approved',
  },
} as const;

/** Opens a company that approves the fare Libre first, and logs Ana Ruiz in, who travels for it. */
beforeEach(async () => {
  useBooking.setState({ passengers: {}, refused: [] }, true);
  useOrderRun.setState({ step: 'idle' }, true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { username } = await gateway.manager();
  const manager = createTestServices().session;
  await manager.logIn({ method: 'password', category: 'corporateTravelManager', username, password });
  const id = crypto.randomUUID();
  const rules = [{ id, kind: 'families' as const, families: ['flex' as const], outcome: 'approval' as const }];
  const settings = { cardUse: 'allowed', isReferenceRequired: false, isCostCentreRequired: false } as const;
  const policy = { version: 0, rules, settings: { ...settings, approvalTolerancePercent: 0 } };
  valueOrThrow(await manager.call(publishTravelPolicy, { body: policy }));
  const person = { email: 'ana@olivares.example', firstName: 'Ana', lastName: 'Ruiz', language: 'es' } as const;
  const invited = { ...person, role: 'traveler', accessLevel: 'booker' } as const;
  valueOrThrow(await manager.call(inviteCompanyMember, { body: invited }));
  const member = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz' });
  const token = await gateway.companyInvitation(person.email);
  const headers = { authorization: `Bearer ${await gateway.logIn(member.id)}` };
  await gateway.post(acceptInvitation.path, { token }, headers);
  services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
});

/** Prices the first flight of the day at the fare Libre. */
async function priceFlight(): Promise<Offer> {
  const { session } = services;
  const party = { adults: 1, children: 0, lapInfants: 0 };
  const day = { origin: 'DAL', destination: 'HOU', date: '2026-12-12' };
  const [first] = valueOrThrow(await session.call(searchItineraries, { query: { ...day, ...party } })).itineraries;
  const fare = first?.fares.find(({ family }) => family === 'flex');
  if (first === undefined || fare === undefined) throw new Error('The first flight has the fare Libre.');
  const bound = { ...day, itineraryId: first.id, family: fare.family, shown: fare.perPassenger };
  return valueOrThrow(await session.call(createOffer, { body: { party, bounds: [bound] } }));
}

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

function show(path: string, language: Language): void {
  cleanup();
  const router = createMemoryRouter(
    [
      { path: '/air/booking/flights', element: <FlightsPage /> },
      {
        path: '/air/booking/payment',
        element: <PaymentPage />,
        loader: (args) => loadPayment(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/air/booking/review',
        element: <ReviewPage />,
        loader: (args) => loadReview(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/company-approvals',
        element: <OwnApprovalsPage />,
        loader: (args) => loadOwnApprovals(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <LocaleProvider locale={language}>
      <RouterProvider router={router} />
    </LocaleProvider>,
    { wrapper: withServices(frames[language], services) },
  );
}

/** Chooses the flight for the company, and stands where the trip is paid. */
async function openPayment(language: Language): Promise<void> {
  chooseOffer(await priceFlight(), '/air/booking/flights');
  useBooking.setState({ passengers: { 0: ana } });
  keepCompany({ isPrivate: false, reason: 'Feria' });
  show('/air/booking/payment', language);
}

/** Answers the only request, as the manager does by the link that they were mailed. */
async function decide(decision: 'approved' | 'refused'): Promise<void> {
  const { db, secretFor } = gateway.orders;
  const found = await db.execute('select id from company_approval_link');
  const [{ id } = { id: '' }] = (found as { readonly rows: readonly { readonly id: string }[] }).rows;
  const signature = createHmac('sha256', await secretFor('companyApproval'))
    .update(id)
    .digest('base64url');
  const answer = await gateway.post(decideMailedApproval.path, { token: `${id}.${signature}`, decision });
  expect(answer.status).toBe(decideMailedApproval.success);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const requests = () =>
  gateway.requests.filter(({ method, path }) => method === 'PUT' && /approvals\/[\w-]+$/.test(path));
const orders = () => gateway.requests.filter(({ path }) => path === createOrder.path);

test('each fare says what the policy says of it where it is chosen, and of a private trip nothing', async () => {
  keepCompany({ isPrivate: false });
  show('/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=2026-12-12&adults=1', 'es');
  const [flight] = await screen.findAllByRole('article', { name: /^Vuelo de/ });
  if (flight === undefined) throw new Error('There is a flight.');
  await screen.findByText('Viaja por Olivares Export');
  const fare = within(flight).getByRole('button', { name: /^Elegir Libre/ });
  expect(within(flight).getAllByText('Pide aprobación')).toHaveLength(1);
  expect(fare.parentElement).toHaveTextContent('Pide aprobación');
  await press('Reservar como viaje privado');
  await vi.waitFor(() => expect(within(flight).queryByText('Pide aprobación')).toBeNull());
});

test.each(['es', 'en'] as const)(
  'in %s a trip waits for approval with nothing to pay, and once it is approved it is booked with that',
  async (language) => {
    const own = words[language];
    await openPayment(language);
    expect(await screen.findByRole('heading', { name: own.need })).toBeVisible();
    await press(own.ask);
    expect(await screen.findByText(own.asked)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    show('/company-approvals', language);
    expect(await screen.findByText(own.waits)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();

    await decide('approved');
    show('/company-approvals', language);
    expect(await screen.findByText(own.approved)).toBeVisible();
    await press(own.book);
    expect(await screen.findByText('/air/booking/passenger/0')).toBeVisible();
    expect(useBooking.getState().company).toMatchObject({ isPrivate: false, reason: 'Feria' });
    useBooking.setState({ passengers: { 0: ana }, card: await gateway.card() });
    show('/air/booking/review', language);
    expect(await screen.findByText(own.given)).toBeVisible();
    await press(own.pay);
    const confirmed = await screen.findByText(/^\/air\/booking\/confirmation\/[A-Z0-9]{6}$/);
    const recordLocator = confirmed.textContent.slice(-6);

    show('/company-approvals', language);
    expect(await screen.findByText(own.booked)).toBeVisible();
    expect(screen.getByRole('link', { name: own.see })).toHaveAttribute('href', `/trip/${recordLocator}`);
    expect(screen.queryByRole('button', { name: own.book })).toBeNull();
  },
);

test('a trip that is not approved stands there so, and is booked by no press', async () => {
  await openPayment('es');
  await press(words.es.ask);
  await screen.findByText(words.es.asked);
  await decide('refused');
  show('/company-approvals', 'es');
  expect(await screen.findByText(words.es.refused)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['cut', 'lose-answer'] as const)(
  'where a connection fails (%s) the same request is asked for again, and stands once',
  async (kind) => {
    await openPayment('es');
    gateway.disturb(/company\/approvals\//, { kind });
    await press(words.es.ask);
    expect(await screen.findByText('Parece que no hay conexión')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Feria');
    gateway.restore();
    await press('Intentar de nuevo');
    expect(await screen.findByText(words.es.asked)).toBeVisible();
    expect(new Set(requests().map(({ path }) => path)).size).toBe(1);
    show('/company-approvals', 'es');
    expect(await screen.findAllByText(words.es.waits)).toHaveLength(1);
  },
);

test('a double press asks once, and nothing is asked without a reason', async () => {
  await openPayment('es');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Motivo' }));
  await press(words.es.ask);
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveAccessibleDescription(/Escriba el motivo/);
  expect(requests()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Feria');
  await userEvent.dblClick(screen.getByRole('button', { name: words.es.ask }));
  expect(await screen.findByText(words.es.asked)).toBeVisible();
  expect(requests()).toHaveLength(1);
});

test('an approval that is over by the time the trip is paid books nothing, and can be asked for again', async () => {
  await openPayment('es');
  await press(words.es.ask);
  await screen.findByText(words.es.asked);
  await decide('approved');
  vi.setSystemTime('2026-12-03T12:00:01Z');
  chooseOffer(await priceFlight(), '/air/booking/flights');
  useBooking.setState({ card: await gateway.card() });
  show('/air/booking/review', 'es');
  expect(await screen.findByRole('heading', { name: words.es.need })).toBeVisible();
  expect(screen.queryByRole('button', { name: words.es.pay })).toBeNull();
  expect(orders()).toEqual([]);
});
