import type { Trip } from '@airline/contract';
import { createIdempotencyKey, type Failure, type Outcome } from '@airline/gateway-client';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
import { cacheTrip, keepTripProof, toTripProof } from '@airline/trip';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** How far a request that pays has come. */
export type PaymentRun<Request = unknown> =
  | { readonly step: 'idle' | 'sending' | 'findingOut' | 'redirecting' | 'completing' | 'processing' }
  /** Nobody knows what became of it, and asking has stopped for now. */
  | { readonly step: 'unknown'; readonly failure: Failure }
  /** The bank waits for the person. */
  | { readonly step: 'challenged'; readonly challengeUrl: string }
  | { readonly step: 'confirmed'; readonly trip: Trip }
  /** Confirmed a while ago: the trip is shown to who names one of its travellers. */
  | { readonly step: 'confirmedBefore'; readonly recordLocator: string }
  | { readonly step: 'refused'; readonly failure: Failure; readonly request: Request | undefined };

/** A request that was sent and has no answer yet, with the key under which it is repeated. */
export interface PaymentIntent<Request> {
  readonly key: string;
  readonly request: Request;
}

/** What the gateway says of a request that pays. */
export type PaymentOutcome<Waiting> =
  | { readonly status: 'confirmed'; readonly trip: Trip }
  | { readonly status: 'confirmedBefore'; readonly recordLocator: string }
  | { readonly status: 'challenge'; readonly waiting: Waiting; readonly challengeUrl: string }
  | { readonly status: 'processing'; readonly waiting: Waiting };

/** What waits for the bank or the processor. */
export interface WaitingPayment {
  /** Proves that it is the person's own. */
  readonly completionSecret: string;
  readonly challengeUrl?: string | undefined;
}

/** What of a draft a payment needs to outlive a reload. */
export interface PaidDraft<Request, Waiting> {
  readonly intent?: PaymentIntent<Request> | undefined;
  readonly waiting?: Waiting | undefined;
}

/** What {@link createPaymentRun} takes. */
export interface PaymentRunOptions<Request, Waiting> {
  readonly draft: {
    readonly getState: () => PaidDraft<Request, Waiting>;
    readonly setState: (changed: PaidDraft<Request, Waiting>) => void;
  };
  readonly send: (services: AppServices, intent: PaymentIntent<Request>) => Promise<Outcome<PaymentOutcome<Waiting>>>;
  /** Asks what became of a request that waited. */
  readonly complete: (
    services: AppServices,
    waiting: Waiting,
    idempotencyKey: string,
  ) => Promise<Outcome<PaymentOutcome<Waiting>>>;
  /** Called with the trip, before any page hears of it. */
  readonly onConfirmed?: (trip: Trip) => void;
  /** Ends the draft. */
  readonly finish: (recordLocator: string) => void;
}

/** A request that pays, sent once and followed until its end is known, whatever page the person is on. */
export interface PaymentRunner<Request> {
  readonly useRun: UseBoundStore<StoreApi<PaymentRun<Request>>>;
  /**
   * Sends a request. It and its key are kept until there is an answer: pressed twice, reloaded or cut off, it is the same request
   * that is repeated, and it is done once.
   */
  readonly start: (services: AppServices, request: Request) => Promise<void>;
  /** Goes on with what was left: without an answer, or waiting for the bank or the processor. */
  readonly resume: (services: AppServices) => Promise<void>;
  /** Tells whether a request without an end is known in this tab. */
  readonly isUnderWay: () => boolean;
  /** Forgets how the last request ended: the person was told. */
  readonly dismiss: () => void;
}

/** How often a lost answer is asked for again before the person is asked to. */
const maximumLosses = 6;
const longestPauseMs = 8_000;

/** Creates what sends the requests of one draft, one at a time. */
export function createPaymentRun<Request, Waiting extends WaitingPayment>(
  options: PaymentRunOptions<Request, Waiting>,
): PaymentRunner<Request> {
  const { draft, finish } = options;
  type Ask = () => Promise<Outcome<PaymentOutcome<Waiting>>>;
  const useRun = create<PaymentRun<Request>>()(() => ({ step: 'idle' }));
  const show = (run: PaymentRun<Request>) => useRun.setState(run, true);
  let isRunning = false;

  async function start(services: AppServices, request: Request): Promise<void> {
    const { intent = { key: createIdempotencyKey(), request } } = draft.getState();
    draft.setState({ intent });
    await follow(services, 'sending', () => options.send(services, intent));
  }

  async function resume(services: AppServices): Promise<void> {
    const { intent, waiting } = draft.getState();
    if (waiting !== undefined) await follow(services, 'completing', () => complete(services, waiting));
    else if (intent !== undefined) await start(services, intent.request);
    else if (!isRunning) show({ step: 'idle' });
  }

  function complete(services: AppServices, waiting: Waiting): ReturnType<Ask> {
    return options.complete(services, waiting, createIdempotencyKey());
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

  /** Asks until it is confirmed, refused, in the hands of the bank, or out of reach. */
  async function untilEnd(services: AppServices, first: Ask, mayRedirect: boolean): Promise<void> {
    let ask = first;
    let losses = 0;
    let polls = 0;
    for (;;) {
      const outcome = await ask();
      if ('failure' in outcome) {
        const { failure } = outcome;
        if (!isInDoubt(failure, draft.getState().waiting !== undefined)) return refuse(services, failure);
        losses += 1;
        if (losses >= maximumLosses || failure.kind === 'unreadable') return show({ step: 'unknown', failure });
        show({ step: 'findingOut' });
        await pause(losses);
        continue;
      }
      losses = 0;
      const { value } = outcome;
      if (value.status === 'confirmed') return confirm(services, value.trip);
      if (value.status === 'confirmedBefore') {
        show({ step: 'confirmedBefore', recordLocator: value.recordLocator });
        return finish(value.recordLocator);
      }
      const { waiting } = value;
      if (value.status === 'challenge') return challenge(waiting, value.challengeUrl, mayRedirect && polls === 0);
      draft.setState({ intent: undefined, waiting });
      show({ step: 'processing' });
      ask = () => complete(services, waiting);
      polls += 1;
      await pause(polls);
    }
  }

  function challenge(waiting: Waiting, challengeUrl: string, mayRedirect: boolean): void {
    draft.setState({ intent: undefined, waiting: { ...waiting, challengeUrl } });
    if (!mayRedirect) return show({ step: 'challenged', challengeUrl });
    show({ step: 'redirecting' });
    window.location.assign(challengeUrl);
  }

  function confirm({ queryClient }: AppServices, trip: Trip): void {
    const proof = toTripProof(trip);
    if (proof !== undefined) keepTripProof(proof);
    options.onConfirmed?.(trip);
    cacheTrip(queryClient, trip);
    invalidateAccountQueries(queryClient);
    show({ step: 'confirmed', trip });
    finish(trip.recordLocator);
  }

  function refuse({ queryClient }: AppServices, failure: Failure): void {
    const { intent } = draft.getState();
    draft.setState({ intent: undefined, waiting: undefined });
    invalidateAccountQueries(queryClient);
    show({ step: 'refused', failure, request: intent?.request });
  }

  return {
    useRun,
    start,
    resume,
    isUnderWay() {
      const { intent, waiting } = draft.getState();
      return intent !== undefined || waiting !== undefined;
    },
    dismiss() {
      if (!isRunning) show({ step: 'idle' });
    },
  };
}

/** What the gateway asks of the person before it looks at a request. */
const asksForPerson: ReadonlySet<string> = new Set(['reLogin', 'reAuthenticate', 'logout']);

/** Tells whether a request may have been done, or be under way, although there is no answer. */
function isInDoubt(failure: Failure, isWaiting: boolean): boolean {
  if (failure.kind === 'fields') return false;
  // Points without a session, or without a new proof of the person: nothing has been done yet.
  if (failure.kind === 'catalogue' && failure.action !== undefined && asksForPerson.has(failure.action)) return false;
  if (failure.kind !== 'refused') return true;
  // Held seats that the processor cannot be asked about stay held.
  const isHeld = failure.name === 'paymentUnavailable' && isWaiting;
  return failure.name === 'idempotencyKeyInUse' || isHeld;
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
