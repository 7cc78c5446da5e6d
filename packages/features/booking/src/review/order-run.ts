import {
  completeOrder,
  type CompletionOutcome,
  createOrder,
  type OrderOutcome,
  type OrderRequest,
  type Trip,
} from '@airline/contract';
import { forgetKeptForms } from '@airline/forms';
import { createIdempotencyKey, type Failure, type Outcome } from '@airline/gateway-client';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
import { cacheTrip, keepTripProof, rememberBookedBy, toTripProof } from '@airline/trip';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';

import { finishBooking, useBooking } from '../booking-draft.ts';

/** How far an order has come. */
export type OrderRun =
  | { readonly step: 'idle' | 'sending' | 'findingOut' | 'redirecting' | 'completing' | 'processing' }
  /** Nobody knows what became of it, and asking has stopped for now. */
  | { readonly step: 'unknown'; readonly failure: Failure }
  /** The bank waits for the person. */
  | { readonly step: 'challenged'; readonly challengeUrl: string }
  | { readonly step: 'confirmed'; readonly trip: Trip }
  /** Confirmed a while ago: the trip is shown to who names one of its travellers. */
  | { readonly step: 'booked'; readonly recordLocator: string }
  | { readonly step: 'refused'; readonly failure: Failure; readonly request: OrderRequest | undefined };

/** Shows the order that is on its way: it goes on whatever page the person is on, and there is one at a time. */
export const useOrderRun = create<OrderRun>()(() => ({ step: 'idle' }));

type Ask = () => Promise<Outcome<CompletionOutcome>>;

/** An order that waits for the bank or the processor, and what proves that it is the person's own. */
export interface WaitingOrder {
  readonly orderId: string;
  readonly completionSecret: string;
}

/** How often a lost answer is asked for again before the person is asked to. */
const maximumLosses = 6;
const longestPauseMs = 8_000;

let isRunning = false;

/**
 * Books. The request and its key are kept until there is an answer: pressed twice, reloaded or cut off, it is the same
 * request that is repeated, and it is done once.
 */
export async function placeOrder(services: AppServices, request: OrderRequest): Promise<void> {
  const { intent = { key: createIdempotencyKey(), request } } = useBooking.getState();
  useBooking.setState({ intent });
  await follow(services, 'sending', () =>
    services.session.call(createOrder, { body: intent.request, idempotencyKey: intent.key }),
  );
}

/** Goes on with an order that was left: one without an answer, or one that waits for the bank or the processor. */
export async function resumeOrder(services: AppServices): Promise<void> {
  const { intent, waiting } = useBooking.getState();
  if (waiting !== undefined) await follow(services, 'completing', () => complete(services, waiting));
  else if (intent !== undefined) await placeOrder(services, intent.request);
  else if (!isRunning) show({ step: 'idle' });
}

/** Tells whether an order without an end is known in this tab. */
export function isOrderUnderWay(): boolean {
  const { intent, waiting } = useBooking.getState();
  return intent !== undefined || waiting !== undefined;
}

function complete(
  { session }: AppServices,
  { orderId, completionSecret }: WaitingOrder,
): Promise<Outcome<CompletionOutcome>> {
  const idempotencyKey = createIdempotencyKey();
  return session.call(completeOrder, { parameters: { orderId }, body: { completionSecret }, idempotencyKey });
}

async function follow(services: AppServices, step: 'sending' | 'completing', first: Ask): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    show({ step });
    await untilEnd(services, first, step === 'sending');
  } finally {
    isRunning = false;
  }
}

/** Asks until the order is confirmed, refused, in the hands of the bank, or out of reach. */
async function untilEnd(services: AppServices, first: Ask, mayRedirect: boolean): Promise<void> {
  let ask = first;
  let losses = 0;
  let polls = 0;
  for (;;) {
    const outcome = await ask();
    if ('failure' in outcome) {
      const { failure } = outcome;
      if (!isInDoubt(failure)) return refuse(services.queryClient, failure);
      losses += 1;
      if (losses >= maximumLosses || failure.kind === 'unreadable') return show({ step: 'unknown', failure });
      show({ step: 'findingOut' });
      await pause(losses);
      continue;
    }
    losses = 0;
    const { value } = outcome;
    if (value.status === 'confirmed') return confirm(services.queryClient, value.trip);
    if (value.status === 'booked') return showBooked(value.recordLocator);
    if (value.status === 'challenge') return challenge(value, mayRedirect && polls === 0);
    const waiting = { orderId: value.orderId, completionSecret: value.completionSecret };
    useBooking.setState({ intent: undefined, waiting });
    show({ step: 'processing' });
    ask = () => complete(services, waiting);
    polls += 1;
    await pause(polls);
  }
}

function challenge(
  { orderId, completionSecret, challengeUrl }: OrderOutcome & { status: 'challenge' },
  mayRedirect: boolean,
): void {
  useBooking.setState({ intent: undefined, waiting: { orderId, completionSecret, challengeUrl } });
  if (!mayRedirect) return show({ step: 'challenged', challengeUrl });
  show({ step: 'redirecting' });
  window.location.assign(challengeUrl);
}

function confirm(queryClient: QueryClient, trip: Trip): void {
  const proof = toTripProof(trip);
  if (proof !== undefined) keepTripProof(proof);
  const email = useBooking.getState().passengers[0]?.email;
  if (email !== undefined) rememberBookedBy(trip.recordLocator, email);
  cacheTrip(queryClient, trip);
  invalidateAccountQueries(queryClient);
  show({ step: 'confirmed', trip });
  finishBooking(trip.recordLocator);
  forgetKeptForms();
}

/** Ends a booking whose trip this tab cannot prove to be the person's own. */
function showBooked(recordLocator: string): void {
  show({ step: 'booked', recordLocator });
  finishBooking(recordLocator);
  forgetKeptForms();
}

function refuse(queryClient: QueryClient, failure: Failure): void {
  const { intent } = useBooking.getState();
  useBooking.setState({ intent: undefined, waiting: undefined });
  invalidateAccountQueries(queryClient);
  show({ step: 'refused', failure, request: intent?.request });
}

/** What the gateway asks of the person before it looks at an order. */
const asksForPerson: ReadonlySet<string> = new Set(['reLogin', 'reAuthenticate', 'logout']);

/** Tells whether an order may have been made, or be under way, although there is no answer. */
function isInDoubt(failure: Failure): boolean {
  if (failure.kind === 'fields') return false;
  // Points without a session, or without a new proof of the person: nothing has been ordered yet.
  if (failure.kind === 'catalogue' && failure.action !== undefined && asksForPerson.has(failure.action)) return false;
  if (failure.kind !== 'refused') return true;
  // A held order that the processor cannot be asked about stays held.
  const isHeld = failure.name === 'paymentUnavailable' && useBooking.getState().waiting !== undefined;
  return failure.name === 'idempotencyKeyInUse' || isHeld;
}

function show(run: OrderRun): void {
  useOrderRun.setState(run, true);
}

/** Waits longer each time, up to eight seconds; a connection that comes back ends the wait. */
function pause(times: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** times, longestPauseMs));
    window.addEventListener('online', go);
  });
}
