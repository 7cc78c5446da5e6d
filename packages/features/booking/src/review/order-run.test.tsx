import {
  completeOrder,
  createOrder,
  problemTypes,
  type Offer,
  type OrderOutcome,
  type OrderRequest,
  type ProblemName,
} from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { offerOf, tripOf } from '@airline/itinerary/test-support';
import type { Session } from '@airline/session';
import type { AppServices } from '@airline/session/services';
import { createTestServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { findTripProof } from '@airline/trip';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { chooseOffer, useBooking } from '../booking-draft.ts';
import { toOrderRequest } from './order-request.ts';
import { placeOrder, resumeOrder, useOrderRun, type OrderRun } from './order-run.ts';

const gateway = openPageGateway();
let services: AppServices;
let offer: Offer;
let request: OrderRequest;

/** Makes the order of the offer, by default for Ana with a card that is approved. */
async function makeOrder({ firstName = 'Ana', number = '4242424242424242', points = false } = {}) {
  const booking = {
    passengers: { 0: { ...ana, firstName } },
    refused: [],
    card: await gateway.card(number),
    paysWithPoints: points,
  };
  const order = toOrderRequest(offer, booking, 'es', services.session.now());
  if (order === undefined) throw new Error('The booking is not complete.');
  return order;
}

const asked = () => gateway.requests.filter(({ path }) => path.startsWith(createOrder.path));
const problem = (name: ProblemName) =>
  ({ kind: 'answer', status: problemTypes[name].status, body: problemTypes[name] }) as const;
const keys = () => new Set(asked().map(({ idempotencyKey }) => idempotencyKey));

const inRealTime = setTimeout;

/** Lets the order's time pass until it has come to a step: the gateway answers in time of its own. */
async function passTimeUntil(step: OrderRun['step']): Promise<void> {
  while (useOrderRun.getState().step !== step) {
    await vi.advanceTimersByTimeAsync(250);
    await new Promise((resolve) => inRealTime(resolve, 5));
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-12-01T12:00:00Z') });
  sessionStorage.clear();
  localStorage.clear();
  services = createTestServices();
  offer = await gateway.offer();
  request = await makeOrder();
  chooseOffer(offer, '/air/booking/flights');
  useBooking.setState({ passengers: { 0: ana }, intent: undefined, waiting: undefined });
  useOrderRun.setState({ step: 'idle' }, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('booked: nothing of the booking is kept but where it is confirmed, and the trip can be proved', async () => {
  await placeOrder(services, request);
  const run = useOrderRun.getState();
  if (run.step !== 'confirmed') throw new Error(`The order is ${run.step}.`);
  const { recordLocator } = run.trip;
  expect(run.trip).toMatchObject({ bounds: offer.bounds, passengers: [{ firstName: 'Ana' }] });
  expect(useBooking.getState()).toEqual({ passengers: {}, refused: [], booked: recordLocator });
  expect(findTripProof(recordLocator)).toEqual({ recordLocator, firstName: 'Ana', lastName: 'Ruiz' });
});

test('pressed twice, it is asked once', async () => {
  await Promise.all([placeOrder(services, request), placeOrder(services, request)]);
  expect(asked()).toHaveLength(1);
});

test('an answer that is lost is asked for again under the same key', async () => {
  gateway.disturb(/orders$/, { kind: 'cut' }, 3);
  const placed = placeOrder(services, request);
  await passTimeUntil('findingOut');
  await passTimeUntil('confirmed');
  await placed;
  expect(useOrderRun.getState().step).toBe('confirmed');
  expect(asked()).toHaveLength(4);
  expect(keys().size).toBe(1);
});

test('points without a session: nothing is in doubt, and the booking stays as it is', async () => {
  await placeOrder(services, await makeOrder({ points: true }));
  expect(useOrderRun.getState()).toMatchObject({ step: 'refused', failure: { kind: 'catalogue', action: 'reLogin' } });
  expect(useBooking.getState()).toMatchObject({ offer, intent: undefined, passengers: { 0: ana } });
});

describe('points with a proof of the person that is too old', () => {
  /** Logs in with points, orders ten minutes later, and answers the prompt for the password. */
  async function orderLate(answer: (session: Session) => Promise<void>): Promise<void> {
    const { session } = services;
    const { username } = await gateway.member({ points: 10_000 });
    await session.logIn({ method: 'password', category: 'member', username, password });
    vi.setSystemTime('2026-12-01T12:11:00Z');
    const placed = placeOrder(services, await makeOrder({ points: true }));
    await vi.waitFor(() => expect(session.store.getState().prompt).toEqual({ kind: 'reAuthenticate' }));
    await answer(session);
    await placed;
  }

  test('the password is asked for in place, and the same order goes on', async () => {
    await orderLate(async (session) => {
      await session.confirmPassword(password);
      session.settlePrompt(true);
    });
    expect(useOrderRun.getState().step).toBe('confirmed');
    expect(asked()).toHaveLength(2);
    expect(keys().size).toBe(1);
  });

  test('who closes the prompt has ordered nothing, and the booking stays as it is', async () => {
    await orderLate(async (session) => session.settlePrompt(false));
    expect(useOrderRun.getState()).toMatchObject({ step: 'refused', failure: { action: 'reAuthenticate' } });
    expect(useBooking.getState()).toMatchObject({ offer, intent: undefined, passengers: { 0: ana } });
  });
});

test('when no answer comes at all, asking stops, and the key waits for the next try, as after a reload', async () => {
  gateway.disturb(/orders$/, { kind: 'cut' });
  const placed = placeOrder(services, request);
  await passTimeUntil('unknown');
  await placed;
  expect(useOrderRun.getState()).toMatchObject({ step: 'unknown', failure: { kind: 'unreachable' } });
  gateway.restore();
  await resumeOrder(services);
  expect(keys().size).toBe(1);
  expect(useOrderRun.getState().step).toBe('confirmed');
});

test.each<[ProblemName, () => unknown]>([
  ['soldOut', () => gateway.sellSeats()],
  ['offerExpired', () => vi.setSystemTime('2026-12-01T12:21:00Z')],
  ['paymentDeclined', async () => (request = await makeOrder({ number: '4000000000000002' }))],
  ['paymentUnavailable', () => gateway.disturb(/orders$/, problem('paymentUnavailable'), 1)],
  ['offerAlreadyOrdered', async () => gateway.post(createOrder.path, await makeOrder({ firstName: 'Eva' }))],
])('refused by %s: the next try is another intent, with a key of its own', async (name, prepare) => {
  await prepare();
  await placeOrder(services, request);
  expect(useOrderRun.getState()).toMatchObject({ step: 'refused', failure: { name } });
  expect(useBooking.getState().intent).toBeUndefined();
  await placeOrder(services, request);
  expect(keys().size).toBe(2);
});

test('a processor that has not told yet is asked until it has', async () => {
  const orderId = '0b9b9c0e-7d6f-4f0a-9d0e-3f1d8a4c2b11';
  const completionSecret = 'sYbDGnZkm1NxgWvj5MJ7IMMbyY1gJTkZR5pDaQdJ1xU';
  const processing: OrderOutcome = {
    status: 'processing',
    orderId,
    completionSecret,
    holdExpiresAt: '2026-12-01T12:15:00Z',
  };
  const confirmed: OrderOutcome = { status: 'confirmed', trip: tripOf(offerOf()) };
  gateway.disturb(/orders$/, { kind: 'answer', status: 201, body: processing });
  gateway.disturb(/completion$/, { kind: 'answer', status: 201, body: processing }, 1);
  gateway.disturb(/completion$/, problem('paymentUnavailable'), 1);
  gateway.disturb(/completion$/, { kind: 'answer', status: 201, body: confirmed });
  const placed = placeOrder(services, request);
  await passTimeUntil('processing');
  expect(useBooking.getState().waiting).toEqual({ orderId, completionSecret });
  await passTimeUntil('confirmed');
  await placed;
  expect(useOrderRun.getState().step).toBe('confirmed');
  const path = completeOrder.path.replace('{orderId}', orderId);
  expect(asked().map((each) => each.path)).toEqual([createOrder.path, path, path, path]);
  expect(asked().at(-1)?.body).toEqual({ completionSecret });
});

test('back from the bank without an answer, the person is led there again instead of being sent there', async () => {
  const answer = await gateway.post(createOrder.path, await makeOrder({ number: '4000002500003155' }));
  const { orderId, completionSecret, challengeUrl } = (await answer.json()) as OrderOutcome & { status: 'challenge' };
  useBooking.setState({ waiting: { orderId, completionSecret, challengeUrl } });
  await resumeOrder(services);
  expect(useOrderRun.getState()).toEqual({ step: 'challenged', challengeUrl });
});

test('nothing under way leaves nothing on show', async () => {
  useOrderRun.setState({ step: 'confirmed', trip: tripOf(offerOf()) }, true);
  await resumeOrder(services);
  expect(useOrderRun.getState()).toEqual({ step: 'idle' });
});
