import { problemTypes, type OrderOutcome, type OrderRequest, type ProblemName } from '@airline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { tripProofOf } from '../../../trip-proofs.ts';
import { chooseOffer, useBooking } from '../booking-store.ts';
import { ana, offerOf, tripOf } from '../test-support/bookings.ts';
import { placeOrder, resumeOrder, useOrderRun } from './order-run.ts';

const offer = offerOf();
const request: OrderRequest = {
  offer: offer.token,
  passengers: [],
  contact: { email: 'ana@example.com', phone: '+12145550123', language: 'es' },
  payments: [{ kind: 'card', token: 'tok_12345678' }],
};
const confirmed: OrderOutcome = { status: 'confirmed', trip: tripOf(offer) };
const orderId = '0b9b9c0e-7d6f-4f0a-9d0e-3f1d8a4c2b11';
const holdExpiresAt = '2026-12-01T12:15:00Z';

/** What the gateway says of points without a member's token. */
const loginNeeded = { type: 'about:blank', title: 'There is no token.', code: 401_120_721 };

type Answer = OrderOutcome | ProblemName | 'lost' | 'loginNeeded';
const asked: { readonly url: string; readonly key: string | null }[] = [];

function gatewayAnswers(...answers: readonly Answer[]): void {
  const queue = [...answers];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push({ url, key: new Headers(headers).get('idempotency-key') });
    const answer = queue.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (typeof answer !== 'string') return Response.json(answer, { status: 201 });
    if (answer === 'loginNeeded') return Response.json({ ...loginNeeded, status: 401 }, { status: 401 });
    const { status } = problemTypes[answer];
    return Response.json(problemTypes[answer], { status });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked.length = 0;
  sessionStorage.clear();
  chooseOffer(offer, '/air/booking/flights');
  useBooking.setState({ passengers: { 0: ana }, intent: undefined, waiting: undefined });
  useOrderRun.setState({ step: 'idle' }, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('booked: nothing of the booking is kept but where it is confirmed, and the trip can be proved', async () => {
  gatewayAnswers(confirmed);
  await placeOrder(request);
  expect(useOrderRun.getState()).toEqual({ step: 'confirmed', trip: tripOf(offer) });
  expect(useBooking.getState()).toEqual({ passengers: {}, refused: [], booked: 'K7QM2X' });
  expect(tripProofOf('K7QM2X')).toEqual({ recordLocator: 'K7QM2X', firstName: 'Ana', lastName: 'Ruiz' });
});

test('pressed twice, it is asked once', async () => {
  gatewayAnswers(confirmed);
  await Promise.all([placeOrder(request), placeOrder(request)]);
  expect(asked).toHaveLength(1);
});

test('an answer that is lost is asked for again under the same key', async () => {
  gatewayAnswers('lost', 'lost', 'lost', confirmed);
  const placed = placeOrder(request);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(useOrderRun.getState().step).toBe('findingOut');
  await vi.advanceTimersByTimeAsync(10_000);
  await placed;
  expect(useOrderRun.getState().step).toBe('confirmed');
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test('points without a session: nothing is in doubt, and the booking stays as it is', async () => {
  gatewayAnswers('loginNeeded');
  await placeOrder({ ...request, payments: [{ kind: 'points', points: 7_000 }, ...request.payments] });
  expect(useOrderRun.getState()).toMatchObject({ step: 'refused', failure: { kind: 'catalogue', action: 'reLogin' } });
  expect(useBooking.getState()).toMatchObject({ offer, intent: undefined, passengers: { 0: ana } });
});

test('when no answer comes at all, asking stops, and the key waits for the next try, as after a reload', async () => {
  gatewayAnswers();
  const placed = placeOrder(request);
  await vi.advanceTimersByTimeAsync(120_000);
  await placed;
  expect(useOrderRun.getState()).toMatchObject({ step: 'unknown', failure: { kind: 'unreachable' } });
  const [first] = asked;
  gatewayAnswers(confirmed);
  await resumeOrder(undefined);
  expect(asked.at(-1)?.key).toBe(first?.key);
  expect(useOrderRun.getState().step).toBe('confirmed');
});

test.each<ProblemName>(['soldOut', 'offerExpired', 'paymentDeclined', 'paymentUnavailable', 'offerAlreadyOrdered'])(
  'refused by %s: the next try is another intent, with a key of its own',
  async (name) => {
    gatewayAnswers(name, confirmed);
    await placeOrder(request);
    expect(useOrderRun.getState()).toMatchObject({ step: 'refused', failure: { name } });
    expect(useBooking.getState().intent).toBeUndefined();
    await placeOrder(request);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  },
);

test('a processor that has not told yet is asked until it has', async () => {
  gatewayAnswers(
    { status: 'processing', orderId, holdExpiresAt },
    { status: 'processing', orderId, holdExpiresAt },
    'paymentUnavailable',
    confirmed,
  );
  const placed = placeOrder(request);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(useOrderRun.getState().step).toBe('processing');
  expect(useBooking.getState().waiting).toEqual({ orderId });
  await vi.advanceTimersByTimeAsync(30_000);
  await placed;
  expect(useOrderRun.getState().step).toBe('confirmed');
  expect(asked.slice(1).every(({ url }) => url.endsWith(`/orders/${orderId}/completion`))).toBe(true);
});

test('back from the bank without an answer, the person is led there again instead of being sent there', async () => {
  useBooking.setState({ waiting: { orderId, challengeUrl: '/bank' } });
  gatewayAnswers({ status: 'challenge', orderId, challengeUrl: '/bank', holdExpiresAt });
  await resumeOrder(undefined);
  expect(useOrderRun.getState()).toEqual({ step: 'challenged', challengeUrl: '/bank' });
});

test('nothing under way leaves nothing on show', async () => {
  useOrderRun.setState({ step: 'confirmed', trip: tripOf(offer) }, true);
  await resumeOrder(undefined);
  expect(useOrderRun.getState()).toEqual({ step: 'idle' });
});
