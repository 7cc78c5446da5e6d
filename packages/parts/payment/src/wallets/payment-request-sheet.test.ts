import { afterEach, expect, test, vi } from 'vitest';

import { createPaymentRequestSheet } from './payment-request-sheet.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const total = { amountMinor: 12_900, currency: 'USD' } as const;
const googlePay = { kind: 'paymentRequest', method: 'https://google.com/pay', data: { apiVersion: 2 } } as const;
const applePay = {
  kind: 'paymentRequest',
  method: 'https://apple.com/apple-pay',
  data: { version: 3 },
  merchantSessionUrl: 'https://processor.example/apple-pay/session',
} as const;
const googleDetails = { paymentMethodData: { tokenizationData: { token: '{"signature":"MEU…"}' } } };

interface Browser {
  readonly details?: unknown;
  readonly failure?: Error;
  readonly canPay?: boolean;
}

/** A browser that has the API, and answers as the test says. */
function stubBrowser({ details, failure, canPay = true }: Browser) {
  const made: unknown[][] = [];
  const completed: unknown[] = [];
  const requests: EventTarget[] = [];
  class FakePaymentRequest extends EventTarget {
    constructor(...given: unknown[]) {
      super();
      made.push(given);
      requests.push(this);
    }
    canMakePayment = () => Promise.resolve(canPay);
    show = () =>
      failure === undefined
        ? Promise.resolve({ details, complete: (result: unknown) => Promise.resolve(completed.push(result)) })
        : Promise.reject(failure);
  }
  vi.stubGlobal('PaymentRequest', FakePaymentRequest);
  return { made, completed, requests };
}

test('the browser is asked for the method with its data, and for the amount to the cent', async () => {
  const { made, completed } = stubBrowser({ details: googleDetails });
  const answer = await createPaymentRequestSheet('googlePay', 'Alisio', googlePay).request(total);
  expect(made).toEqual([
    [
      [{ supportedMethods: 'https://google.com/pay', data: { apiVersion: 2 } }],
      { total: { label: 'Alisio', amount: { currency: 'USD', value: '129.00' } } },
    ],
  ]);
  expect(answer).toEqual({ outcome: 'agreed', token: '{"signature":"MEU…"}' });
  expect(completed).toEqual(['unknown']);
});

test('what Apple’s wallet gives is sent on as it is', async () => {
  stubBrowser({ details: { token: { paymentData: { version: 'EC_v1', data: 'abc=' } } } });
  expect(await createPaymentRequestSheet('applePay', 'Alisio', applePay).request(total)).toEqual({
    outcome: 'agreed',
    token: '{"version":"EC_v1","data":"abc="}',
  });
});

test('the merchant is confirmed by the processor while Apple’s sheet opens', async () => {
  const { requests } = stubBrowser({ details: { token: { paymentData: {} } } });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ merchantSessionIdentifier: 'm' })));
  vi.stubGlobal('fetch', fetched);
  await createPaymentRequestSheet('applePay', 'Alisio', applePay).request(total);
  const complete = vi.fn<(session: Promise<unknown>) => void>();
  const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
  requests[0]?.dispatchEvent(Object.assign(new Event('merchantvalidation'), { validationURL, complete }));
  await expect(complete.mock.calls[0]?.[0]).resolves.toEqual({ merchantSessionIdentifier: 'm' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.body]).toEqual([applePay.merchantSessionUrl, JSON.stringify({ validationUrl: validationURL })]);
});

test.each([
  ['closed by the person', { failure: new DOMException('', 'AbortError') }, 'closed'],
  ['that the browser does not open', { failure: new DOMException('', 'NotSupportedError') }, 'failed'],
  ['whose answer is none of the wallet’s', { details: { token: 'x' } }, 'failed'],
])('a sheet %s pays nothing', async (_case, browser, outcome) => {
  stubBrowser(browser);
  expect(await createPaymentRequestSheet('googlePay', 'Alisio', googlePay).request(total)).toEqual({ outcome });
});

test('a wallet is available where the browser can pay by it, and nowhere else', async () => {
  const isAvailable = () => createPaymentRequestSheet('googlePay', 'Alisio', googlePay).isAvailable();
  expect(await isAvailable()).toBe(false);
  stubBrowser({ canPay: false });
  expect(await isAvailable()).toBe(false);
  stubBrowser({});
  expect(await isAvailable()).toBe(true);
});
