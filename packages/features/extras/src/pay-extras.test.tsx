import { createTestFrame } from '@airline/app-shell/test-frame';
import type { CompanyBooking } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { companyBookingQuery } from '@airline/session/account-queries';
import { createTestServices, withServices } from '@airline/session/test-support';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { PayExtras } from './PayExtras.tsx';

const gateway = openPageGateway();
const services = createTestServices();
const { session, queryClient } = services;
const Frame = withServices(await createTestFrame(), services);
const cardId = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0031';
const booking: CompanyBooking = {
  companyName: 'Olivares Export',
  own: { id: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011', firstName: 'Ana', lastName: 'Ruiz' },
  mayBookForOthers: true,
  settings: {
    cardUse: 'allowed',
    isReferenceRequired: false,
    isCostCentreRequired: false,
    approvalTolerancePercent: 0,
  },
  costCentres: [],
  cards: [{ id: cardId, label: 'Viajes', brand: 'visa', lastFour: '4242' }],
  policy: { version: 0, rules: [] },
};

beforeEach(() => {
  sessionStorage.clear();
  const person = {
    category: 'corporateTraveler',
    corporateRole: 'traveler',
    subject: 'a',
    sessionId: 's',
    authenticatedAt: 0,
  } as const;
  session.store.setState({ state: { kind: 'authenticated', person } });
  queryClient.clear();
});
afterEach(cleanup);

function show(company: string | undefined, of: CompanyBooking = booking): void {
  queryClient.setQueryData(companyBookingQuery(session).queryKey, of);
  const total = { amountMinor: 7_500, currency: 'USD' } as const;
  const extras = [{ kind: 'bag', traveller: 0, bound: 0, count: 1 }] as const;
  render(
    <Suspense>
      <PayExtras
        trip={company === undefined ? {} : { company: { name: company } }}
        kind="bag"
        wanted={{ extras: [...extras], count: 1, total }}
        proof={{ recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Ruiz' }}
        each={[{ kind: 'bag', amountMinor: 7_500 }]}
        isReasonAsked={false}
        isPending={false}
        takesPayPal={false}
      />
    </Suspense>,
    { wrapper: Frame },
  );
}

test('a card of the company pays extras of its trip with one press, beside one’s own', async () => {
  show('Olivares Export');
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar con Viajes' }));
  await waitFor(() => {
    const sent = gateway.requests.filter(({ path }) => path.endsWith('/trips/extras'));
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ payments: [{ kind: 'companyCard', cardId }] }),
    ]);
  });
  expect(screen.getByRole('textbox', { name: /^Número de tarjeta/ })).toBeVisible();
});

test('where the company’s card has to pay, nothing else is offered, and without one what helps is said', async () => {
  const required = { ...booking, settings: { ...booking.settings, cardUse: 'required' as const } };
  show('Olivares Export', required);
  expect(await screen.findByRole('button', { name: 'Pagar con Viajes' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Número de tarjeta/ })).toBeNull();
  cleanup();
  show('Olivares Export', { ...required, cards: [] });
  expect(await screen.findByText(/no tiene ninguna que usted pueda usar/)).toBeVisible();
  expect(screen.getByText('Pida a quien administra la cuenta que añada una.')).toBeVisible();
});

test.each([
  ['a private trip', undefined, booking],
  ['a trip of another company', 'Navarro', booking],
  [
    'a company that allows none',
    'Olivares Export',
    { ...booking, settings: { ...booking.settings, cardUse: 'notAllowed' as const } },
  ],
])('no card of the company is offered for %s', async (_, company, of) => {
  show(company, of);
  expect(await screen.findByRole('textbox', { name: /^Número de tarjeta/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pagar con Viajes' })).toBeNull();
});

const ofBags = (outcome: 'reason' | 'approval' | 'blocked') => ({
  ...booking,
  policy: {
    version: 1,
    rules: [{ id: cardId, kind: 'extras' as const, extras: ['bag' as const], mostMinor: 5_000, outcome }],
  },
});

test('a rule of the company’s policy asks for a reason, which goes with the purchase', async () => {
  const sentBefore = gateway.requests.length;
  show('Olivares Export', ofBags('reason'));
  expect(await screen.findByText(/^Lleva maleta adicional por más de/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pagar con Viajes' }));
  expect(await screen.findByText(/Escriba el motivo/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Motivo/ }), 'Muestras para la feria');
  await userEvent.click(screen.getByRole('button', { name: 'Pagar con Viajes' }));
  await waitFor(() => {
    const sent = gateway.requests.slice(sentBefore).filter(({ path }) => path.endsWith('/trips/extras'));
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ reason: 'Muestras para la feria' })]);
  });
});

test.each(['approval', 'blocked'] as const)('extras that the policy stops (%s) have no payment', async (outcome) => {
  show('Olivares Export', ofBags(outcome));
  expect(await screen.findByText(/^Lleva maleta adicional por más de/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});
