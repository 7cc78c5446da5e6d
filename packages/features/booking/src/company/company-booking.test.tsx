import { createTestFrame } from '@airline/app-shell/test-frame';
import type { CompanyApproval, CompanyBooking, Itineraries, Offer } from '@airline/contract';
import { itinerariesQuery } from '@airline/flight-shopping/results';
import { offerOf } from '@airline/itinerary/test-support';
import { companyBookingQuery } from '@airline/session/account-queries';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApprovalStep } from '../approval/ApprovalStep.tsx';
import { ownApprovalsQuery } from '../approval/own-approvals.ts';
import { useApproval } from '../approval/use-approval.ts';
import { chooseOffer, keepPassenger, useBooking } from '../booking-draft.ts';
import { Component as PassengerPage } from '../passengers/PassengerPage.tsx';
import { toOrderRequest } from '../review/order-request.ts';
import { companyTravellersQuery, type TripForCompany, useTripForCompany, useVerdict } from './company-booking.ts';
import { keepCompany } from './company-draft.ts';

const services = createTestServices();
const { session, queryClient } = services;
const Frame = withServices(await createTestFrame({}), services);

const own = { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011', firstName: 'Ana', lastName: 'Ruiz' };
const luis = { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0012', firstName: 'Luis', lastName: 'Mora' };
const costCentreId = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0002';
const cardId = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0031';
const offer = offerOf();
const booking: CompanyBooking = {
  companyName: 'Olivares Export',
  own,
  mayBookForOthers: true,
  settings: { cardUse: 'allowed', isReferenceRequired: true, isCostCentreRequired: false, approvalTolerancePercent: 0 },
  costCentres: [{ id: costCentreId, code: '4100', name: 'Ferias' }],
  cards: [{ id: cardId, label: 'Viajes', brand: 'visa', lastFour: '4242' }],
  policy: {
    version: 3,
    rules: [{ id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021', kind: 'overLowest', percent: 0, outcome: 'reason' }],
  },
};

/** What flies on the day of a direction, its lowest fare so many cents below the chosen one. */
function flightsOf({ bounds }: Offer, lessMinor: number): Itineraries | undefined {
  const [bound] = bounds;
  if (bound === undefined) return undefined;
  const { origin, destination, date, itinerary, family, perPassenger } = bound;
  const fare = { ...perPassenger, amountMinor: perPassenger.amountMinor - lessMinor };
  const itineraries = [
    {
      ...itinerary,
      fares: [{ family, perPassenger: fare, pointsPerPassenger: 0 }],
      taxesWithPoints: fare,
      lapInfantTaxes: fare,
      co2Kilograms: 1,
    },
  ];
  return { origin, destination, date, bookable: { from: date, to: date }, itineraries };
}

beforeEach(() => {
  sessionStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  queryClient.clear();
  const person = {
    category: 'corporateTraveler',
    corporateRole: 'traveler',
    subject: 'a',
    sessionId: 's',
    authenticatedAt: 0,
  } as const;
  session.store.setState({ state: { kind: 'authenticated', person } });
  queryClient.setQueryData(companyBookingQuery(session).queryKey, booking);
  for (const bound of offer.bounds)
    queryClient.setQueryData(itinerariesQuery(session, bound, offer.party).queryKey, flightsOf(offer, 2_000));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  chooseOffer(offer, '/air/booking/flights');
  keepPassenger(0, ana);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The step of the approval as the payment page has it, or that it can be paid: in the place of the page of extras that leads to it. */
function PayStep() {
  const company = useTripForCompany();
  const approval = useApproval(company, offer, useVerdict(company, offer));
  return (
    <>
      {company === undefined || approval === undefined ? null : (
        <ApprovalStep trip={company} offer={offer} approval={approval} />
      )}
      {approval === undefined || approval.step === 'approved' ? <p>Aquí se paga</p> : null}
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/air/booking/passenger/:passenger', element: <PassengerPage /> },
      { path: '/air/booking/seats', element: <PayStep /> },
    ],
    { initialEntries: ['/air/booking/passenger/0'] },
  );
  render(<RouterProvider router={router} />, { wrapper: Frame });
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
const typed = (): TripForCompany => ({
  booking,
  typed: useBooking.getState().company ?? { reference: '', reason: '', travellers: {} },
});

test('what the company wants is asked before the trip goes on, and is what the order says', async () => {
  open();
  expect(screen.getByText('Viaja por Olivares Export')).toBeVisible();
  await goOn();
  const reason = await screen.findByRole('textbox', { name: 'Motivo' });
  expect(reason).toHaveAccessibleDescription(/Escriba el motivo/);
  await userEvent.type(reason, 'Feria de otoño');
  await userEvent.type(screen.getByRole('textbox', { name: 'Referencia de la empresa' }), 'P-88');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Centro de costos/ }), '4100 · Ferias');
  await goOn();
  expect(await screen.findByText('Aquí se paga')).toBeVisible();
  keepCompany({ cardId });
  const request = toOrderRequest(offer, useBooking.getState(), 'es', session.now(), { company: typed() });
  expect(request).toMatchObject({
    payments: [{ kind: 'companyCard', cardId }],
    company: {
      travellers: [{ passenger: 0, memberId: own.id }],
      reference: 'P-88',
      costCentreId,
      reason: 'Feria de otoño',
    },
  });
});

test('a private trip is one press away, and asks nothing for the company', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Reservar como viaje privado' }));
  expect(screen.queryByRole('textbox', { name: 'Referencia de la empresa' })).not.toBeInTheDocument();
  await goOn();
  expect(await screen.findByText('Aquí se paga')).toBeVisible();
});

test('who books for others finds somebody by name, and the page has their names', async () => {
  queryClient.setQueryData(companyTravellersQuery(session, 'Luis').queryKey, [luis]);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Reservar para otra persona' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar a alguien de la empresa' }), 'Luis');
  await userEvent.click(await screen.findByRole('button', { name: 'Luis Mora' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Luis');
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Mora');
  expect(useBooking.getState().company?.travellers).toEqual({ 0: luis });
});

describe('a trip that needs approval', () => {
  const rule = {
    id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021',
    kind: 'overLowest',
    percent: 0,
    outcome: 'approval',
  } as const;
  const approval = {
    id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0060',
    state: 'approved',
    companyName: 'Olivares Export',
    trip: { party: offer.party, bounds: offer.bounds, travellers: [{ memberId: own.id }], costCentreId },
    travellers: ['Marta Gil'],
    members: [own],
    total: offer.price.total,
    lowest: offer.price.total,
    extras: [],
    tolerancePercent: 0,
    rules: [rule],
    reason: 'Feria',
    requestedBy: 'Marta Gil',
    askedAt: '2026-11-21T07:00:00Z',
    expiresAt: '2026-11-23T07:00:00Z',
    decidedBy: 'Luis Mora',
    decidedAt: '2026-11-21T08:00:00Z',
    mayDecide: false,
  } as const satisfies CompanyApproval;
  const total = (amountMinor: number) => ({ ...offer.price.total, amountMinor });

  test.each<[string, Partial<CompanyApproval> | undefined, RegExp]>([
    ['not asked for', undefined, /^Este viaje necesita aprobación$/],
    ['asked for', { state: 'asked' }, /Pidió la aprobación de este viaje/],
    ['approved', {}, /Viaje aprobado por Luis Mora/],
    ['approved at less', { total: total(offer.price.total.amountMinor - 1) }, /^Este viaje necesita aprobación$/],
    ['approved by another rule', { rules: [{ ...rule, percent: 5 }] }, /^Este viaje necesita aprobación$/],
    [
      'of somebody else',
      { trip: { ...approval.trip, travellers: [{ memberId: luis.id }] } },
      /^Este viaje necesita aprobación$/,
    ],
    ['not approved', { state: 'refused' }, /^Este viaje necesita aprobación$/],
    ['over', { state: 'expired' }, /^Este viaje necesita aprobación$/],
  ])('that is %s says so before it can be paid', async (_, values, words) => {
    queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
    queryClient.setQueryData(companyBookingQuery(session).queryKey, {
      ...booking,
      policy: { version: 3, rules: [rule] },
    });
    queryClient.setQueryData(
      ownApprovalsQuery(session).queryKey,
      values === undefined ? [] : [{ ...approval, ...values }],
    );
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Feria');
    await userEvent.type(screen.getByRole('textbox', { name: 'Referencia de la empresa' }), 'P-88');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Centro de costos/ }), '4100 · Ferias');
    await goOn();
    expect(await screen.findByText(words)).toBeVisible();
    const isApproved = values !== undefined && words.source.includes('aprobado por');
    expect(screen.queryByText('Aquí se paga') !== null).toBe(isApproved);
  });
});
