import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PaymentState } from './payment-processor.ts';
import { type PaymentAdapter, paymentDeadlines, PaymentSilenceError, withDeadlines } from './with-deadlines.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const authorisation = {
  paymentId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  token: 'tok_12345678',
  amount: { amountMinor: 12_900, currency: 'USD' },
  returnUrl: 'http://localhost:3000/air/booking/review',
  language: 'es',
} as const;

const refund = { paymentId: authorisation.paymentId, refundId: authorisation.paymentId, amountMinor: 100 };

/** A company that gives the same answer to every call, and the signals that it got. */
function companyThat(answers: () => Promise<PaymentState>): PaymentAdapter & { readonly signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const answer = <State>(...given: readonly unknown[]): Promise<State> => {
    signals.push(given.at(-1) as AbortSignal);
    return answers() as Promise<State>;
  };
  return { signals, authorise: answer, lookup: answer, capture: answer, void: answer, refund: answer };
}

const calls = {
  authorise: (company: PaymentAdapter) => withDeadlines(company, paymentDeadlines).authorise(authorisation),
  lookup: (company: PaymentAdapter) => withDeadlines(company, paymentDeadlines).lookup(authorisation.paymentId),
  capture: (company: PaymentAdapter) => withDeadlines(company, paymentDeadlines).capture(authorisation.paymentId),
  void: (company: PaymentAdapter) => withDeadlines(company, paymentDeadlines).void(authorisation.paymentId),
  refund: (company: PaymentAdapter) => withDeadlines(company, paymentDeadlines).refund(refund),
} satisfies Record<keyof PaymentAdapter, unknown>;

const names = Object.keys(calls) as (keyof PaymentAdapter)[];

const isSilence: unknown = expect.any(PaymentSilenceError);
/** What a caller gets instead of an answer. */
const silence: Readonly<Record<keyof PaymentAdapter, unknown>> = {
  authorise: { state: 'processing' },
  lookup: isSilence,
  capture: isSilence,
  void: isSilence,
  refund: isSilence,
};

test.each(names)('%s waits for a silent company until its deadline, and no longer', async (name) => {
  const company = companyThat(() => new Promise(() => undefined));
  const ended = calls[name](company).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(paymentDeadlines[name] - 1);
  expect(company.signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(company.signals[0]?.aborted).toBe(true);
  expect(await ended).toEqual(silence[name]);
});

test.each(names)('%s gives the answer that comes in time, and leaves no timer behind', async (name) => {
  const voided = { state: 'voided' } as const;
  await expect(calls[name](companyThat(() => Promise.resolve(voided)))).resolves.toEqual(voided);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(names)('%s passes on that the company cannot be reached', async (name) => {
  const away = new Error('away');
  await expect(calls[name](companyThat(() => Promise.reject(away)))).rejects.toBe(away);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(names)('%s does not mind a failure that comes too late', async (name) => {
  let fail: (error: Error) => void = () => undefined;
  const company = companyThat(() => new Promise((_, reject) => (fail = reject)));
  const ended = calls[name](company).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(paymentDeadlines[name]);
  fail(new Error('too late'));
  expect(await ended).toEqual(silence[name]);
});
