import type { Wallet } from '@airline/contract';
import * as z from 'zod/mini';

import { formatDecimal } from './format-decimal.ts';
import type { OfferedWallet, WalletSheet } from './wallet-sheet.ts';

type BrowserSheet = Extract<OfferedWallet['sheet'], { readonly kind: 'paymentRequest' }>;

/** Where each wallet's answer has its token, as its company documents it. */
const tokenReaders: Readonly<Record<Wallet, z.ZodMiniType<string>>> = {
  // https://developers.google.com/pay/api/web/reference/response-objects#PaymentData
  googlePay: z.pipe(
    z.object({ paymentMethodData: z.object({ tokenizationData: z.object({ token: z.string() }) }) }),
    z.transform(({ paymentMethodData }) => paymentMethodData.tokenizationData.token),
  ),
  // https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken
  applePay: z.pipe(
    z.object({ token: z.object({ paymentData: z.record(z.string(), z.unknown()) }) }),
    z.transform(({ token }) => JSON.stringify(token.paymentData)),
  ),
};

/** Any amount: whether a wallet is there does not depend on it. */
const anyAmount = { amountMinor: 100, currency: 'USD' } as const;

/**
 * Makes the sheet that the browser opens, by the Payment Request API (https://www.w3.org/TR/payment-request/): no script of the
 * wallet's company is loaded.
 */
export function createPaymentRequestSheet(
  wallet: Wallet,
  merchantName: string,
  { method, data, merchantSessionUrl }: BrowserSheet,
): WalletSheet {
  const open = (total: typeof anyAmount | { readonly amountMinor: number; readonly currency: 'USD' }) =>
    new PaymentRequest([{ supportedMethods: method, data }], {
      total: { label: merchantName, amount: { currency: total.currency, value: formatDecimal(total) } },
    });
  return {
    async isAvailable() {
      // Browsers without the API, and a policy that does not allow the method, throw.
      try {
        return await open(anyAmount).canMakePayment();
      } catch {
        return false;
      }
    },
    async request(total) {
      try {
        const request = open(total);
        if (merchantSessionUrl !== undefined) confirmMerchant(request, merchantSessionUrl);
        const response = await request.show();
        const token = tokenReaders[wallet].safeParse(response.details);
        // Whether it is paid, the order says: the sheet closes without a word of its own.
        await response.complete('unknown');
        return token.success ? { outcome: 'agreed', token: token.data } : { outcome: 'failed' };
      } catch (error) {
        return { outcome: error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed' };
      }
    },
  };
}

/** Has the merchant confirmed while the sheet opens, as Apple asks; the processor's adapter does it at its own address. */
function confirmMerchant(request: PaymentRequest, merchantSessionUrl: string): void {
  request.addEventListener('merchantvalidation', (event) => {
    if (!isMerchantValidation(event)) return;
    event.complete(fetchMerchantSession(merchantSessionUrl, event.validationURL));
  });
}

interface MerchantValidation extends Event {
  readonly validationURL: string;
  readonly complete: (session: Promise<unknown>) => void;
}

function isMerchantValidation(event: Event): event is MerchantValidation {
  return 'validationURL' in event && 'complete' in event;
}

async function fetchMerchantSession(merchantSessionUrl: string, validationUrl: string): Promise<unknown> {
  const response = await fetch(merchantSessionUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ validationUrl }),
  });
  if (!response.ok) throw new Error(`The merchant was not confirmed: ${response.status}.`);
  return response.json();
}
