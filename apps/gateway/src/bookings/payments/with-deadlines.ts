import type { CardVault } from './card-vault.ts';
import type { PaymentProcessor, PaymentState } from './payment-processor.ts';

/** What the adapter of a company does: the same calls, each with the signal by which its answer is no longer waited for. */
export type PaymentAdapter = {
  readonly [Call in keyof PaymentProcessor]: (
    ...given: [...Parameters<PaymentProcessor[Call]>, signal: AbortSignal]
  ) => ReturnType<PaymentProcessor[Call]>;
};

/** How long an answer to each call is waited for, in milliseconds. */
export type PaymentDeadlines = Readonly<Record<keyof PaymentProcessor, number>>;

/** A person waits for the first two; two of the others in a row stay within a job's lease. */
export const paymentDeadlines: PaymentDeadlines = {
  authorise: 5_000,
  lookup: 5_000,
  capture: 20_000,
  void: 20_000,
  refund: 20_000,
};

/** Thrown when the company that moves the money does not answer in time: what it did is not known. */
export class PaymentSilenceError extends Error {
  override readonly name = 'PaymentSilenceError';
}

/** Makes a processor of an adapter: no call of it waits longer than its deadline. */
export function withDeadlines(adapter: PaymentAdapter, deadlines: PaymentDeadlines): PaymentProcessor {
  return {
    authorise: (request) =>
      within(deadlines.authorise, (signal) => adapter.authorise(request, signal)).catch(toProcessing),
    lookup: (paymentId) => within(deadlines.lookup, (signal) => adapter.lookup(paymentId, signal)),
    capture: (paymentId) => within(deadlines.capture, (signal) => adapter.capture(paymentId, signal)),
    void: (paymentId) => within(deadlines.void, (signal) => adapter.void(paymentId, signal)),
    refund: (request) => within(deadlines.refund, (signal) => adapter.refund(request, signal)),
  };
}

/** Makes a vault of cards of an adapter: no call of it waits longer than its deadline, in milliseconds. */
export function vaultWithDeadlines(vault: CardVault, milliseconds: number): CardVault {
  return {
    keep: (request) => within(milliseconds, () => vault.keep(request)),
    issueToken: (reference) => within(milliseconds, () => vault.issueToken(reference)),
    forget: (reference) => within(milliseconds, () => vault.forget(reference)),
  };
}

async function within<State>(milliseconds: number, call: (signal: AbortSignal) => Promise<State>): Promise<State> {
  const patience = new AbortController();
  const { signal } = patience;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new PaymentSilenceError(`The processor did not answer within ${milliseconds} ms.`));
    signal.addEventListener('abort', giveUp, { once: true });
  });
  const timer = setTimeout(() => patience.abort(), milliseconds);
  try {
    return await Promise.race([call(signal), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** An authorisation that is not answered may still be made: a lookup tells later. */
function toProcessing(error: unknown): PaymentState {
  if (error instanceof PaymentSilenceError) return { state: 'processing' };
  throw error;
}
