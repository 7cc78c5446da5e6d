import { createOrder, type CardToken, type Offer, type OrderOutcome } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { createJourneyDraft, type JourneyDraft } from '@airline/journey-draft';
import { ana } from '@airline/travellers/test-support';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toOrderRequest } from '../review/order-request.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const gateway = openPageGateway();
const now = new Date('2026-12-01T12:00:00Z');
let database: TestDatabase;
let offer: Offer;
let card: CardToken;
let firstTab: JourneyDraft;
let firstKey: string | undefined;

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  database = openTestDatabase();
  vi.stubGlobal('indexedDB', database.factory);
  offer = await gateway.offer();
  card = await gateway.card();
});

afterEach(cleanup);

const orders = () => gateway.requests.filter(({ path }) => path === createOrder.path);
const confirmation = /^\/air\/booking\/confirmation\/([A-Z0-9]{6})$/;

const sealingKey = () => /"keyId":"([^"]+)"/.exec(sessionStorage.getItem('airline.sealed.booking') ?? '')?.[1];

/** Has the first tab stand before the payment, with what it sealed. The second one is its copy. */
async function prepareBooking(): Promise<void> {
  firstTab = createJourneyDraft('booking');
  firstTab.chooseOffer(offer, '/air/booking/flights?from=DAL');
  firstTab.keepPassenger(0, ana);
  firstTab.useDraft.setState({ card });
  await vi.waitFor(() => expect((firstKey = sealingKey())).toBeDefined());
}

/** Orders in the first tab; its answer is not there yet. */
async function order(): Promise<string> {
  const request = toOrderRequest(offer, firstTab.useDraft.getState(), 'es', now);
  const answer = await gateway.post(createOrder.path, request);
  const outcome = (await answer.json()) as OrderOutcome & { readonly status: 'confirmed' };
  return outcome.trip.recordLocator;
}

/** Has the first tab end its booking: what was sealed with its key is unreadable from then on. The second tab's storage is its own. */
async function finish(recordLocator: string): Promise<void> {
  const ofSecond = Object.entries<string>(sessionStorage);
  firstTab.finish(recordLocator);
  for (const [name, value] of ofSecond) sessionStorage.setItem(name, value);
  await vi.waitFor(() => expect(database.keys.map(({ id }) => id)).not.toContain(firstKey));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'airline.booked.booking' })));
}

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

/** Loads what a tab runs: another one each time, with nothing in memory. */
async function loadTab() {
  vi.resetModules();
  const [{ createTestFrame }, { createTestServices, withServices }, review, { useBooking }, { findTripProof }] =
    await Promise.all([
      import('@airline/app-shell/test-frame'),
      import('@airline/session/test-support'),
      import('../review/ReviewPage.tsx'),
      import('../booking-draft.ts'),
      import('@airline/trip'),
    ]);
  return { createTestFrame, createTestServices, withServices, review, useBooking, findTripProof };
}

// Read once before the tests, which then have it at once.
await loadTab();

/** Opens the review in the second tab, or loads it anew. */
async function openReview() {
  const { createTestFrame, createTestServices, withServices, review, useBooking, findTripProof } = await loadTab();
  const services = createTestServices();
  const visited: string[] = [];
  const router = createMemoryRouter(
    [
      { path: '/air/booking/review', element: <review.Component />, loader: () => review.loader(undefined, services) },
      { path: '*', element: <Elsewhere /> },
    ].map((route) => ({ HydrateFallback: () => null, ...route })),
    { initialEntries: ['/air/booking/review'] },
  );
  router.subscribe(({ location }) => visited.push(location.pathname));
  render(<RouterProvider router={router} />, { wrapper: withServices(await createTestFrame(), services) });
  return { visited, useBooking, findTripProof };
}

const review = () => screen.findByRole('heading', { level: 1, name: 'Revise y pague' });

/** Waits for the confirmation, and gives its record locator. */
async function shownLocator(): Promise<string | undefined> {
  return confirmation.exec((await screen.findByText(confirmation)).textContent)?.[1];
}

test('a tab whose review is open shows the confirmation as soon as the other tab has booked', async () => {
  await prepareBooking();
  const { visited, useBooking, findTripProof } = await openReview();
  expect(await review()).toBeVisible();
  const recordLocator = await order();
  await finish(recordLocator);
  expect(await shownLocator()).toBe(recordLocator);
  expect(visited).not.toContain('/air/booking/passenger/0');
  // What its confirmation asks for is known: the names that were typed in this tab too.
  expect(findTripProof(recordLocator)).toEqual({ recordLocator, firstName: 'Ana', lastName: 'Ruiz' });
  await vi.waitFor(() => expect(useBooking.getState()).toEqual({ passengers: {}, refused: [], booked: recordLocator }));
  expect(orders()).toHaveLength(0);
});

test('a tab that pays before it hears that the other one has booked gets the same trip', async () => {
  await prepareBooking();
  await openReview();
  await review();
  const recordLocator = await order();
  await userEvent.click(screen.getByRole('button', { name: /^Pagar \$129\.00/ }));
  expect(await shownLocator()).toBe(recordLocator);
  expect(orders()).toHaveLength(1);
});

test('a tab that is still getting its details back when the other one books asks for nothing', async () => {
  await prepareBooking();
  database.hold();
  const { visited } = await openReview();
  expect(await screen.findByRole('heading', { level: 1, name: 'Recuperando sus datos…' })).toBeVisible();
  database.keys.length = 0;
  const recordLocator = await order();
  await finish(recordLocator);
  database.release();
  expect(await shownLocator()).toBe(recordLocator);
  expect(visited).not.toContain('/air/booking/passenger/0');
});

test('a tab that is reloaded after the other one has booked shows the confirmation, and asks for nothing', async () => {
  await prepareBooking();
  const recordLocator = await order();
  await finish(recordLocator);
  const { visited } = await openReview();
  expect(await shownLocator()).toBe(recordLocator);
  expect(visited).not.toContain('/air/booking/passenger/0');
});

test('where the trip cannot be fetched the tab says that it is booked, with the way to its confirmation', async () => {
  await prepareBooking();
  const recordLocator = await order();
  await finish(recordLocator);
  gateway.disturb(/trips/, {
    kind: 'answer',
    status: 404,
    body: { type: 'about:blank', title: 'Not Found', status: 404 },
  });
  await openReview();
  expect(await screen.findByRole('heading', { level: 1, name: 'Este viaje ya está reservado' })).toBeVisible();
  expect(screen.getByText(new RegExp(`Su código de reserva es ${recordLocator}`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver la confirmación' })).toHaveAttribute(
    'href',
    `/air/booking/confirmation/${recordLocator}`,
  );
});

test('the same flights for other travellers are not the trip that was booked: the tab keeps them', async () => {
  await prepareBooking();
  const { visited, useBooking } = await openReview();
  await review();
  act(() => useBooking.setState({ passengers: { 0: { ...ana, firstName: 'Eva' } } }));
  const before = useBooking.getState().journeyId;
  await finish(await order());
  await vi.waitFor(() => expect(useBooking.getState().journeyId).not.toBe(before));
  expect(await review()).toBeVisible();
  expect(screen.getByText('Eva Ruiz')).toBeVisible();
  expect(visited).toEqual(['/air/booking/review']);
});

test('a browser that takes its time is waited for, however long, and nothing is asked again', async () => {
  await prepareBooking();
  database.hold();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  const opened = openReview();
  await vi.advanceTimersByTimeAsync(60_000);
  const { visited } = await opened;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useFakeTimers({ toFake: ['Date'], now });
  expect(await screen.findByRole('heading', { level: 1, name: 'Recuperando sus datos…' })).toBeVisible();
  database.release();
  expect(await review()).toBeVisible();
  expect(visited).not.toContain('/air/booking/passenger/0');
});

test('who does not want to wait for it types it again', async () => {
  await prepareBooking();
  database.hold();
  await openReview();
  await userEvent.click(await screen.findByRole('button', { name: 'Escribirlos de nuevo' }));
  expect(await screen.findByText('/air/booking/passenger/0')).toBeVisible();
});
