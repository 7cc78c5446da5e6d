import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './payment-setup.ts';

export const examples = {
  readPaymentSetup: {
    answer: {
      tokensUrl: '/sandbox/payment-processor/tokens',
      testCards: [{ number: '4242424242424242', outcome: 'approved' }],
      payPal: true,
      wallets: [
        {
          wallet: 'googlePay',
          merchantName: 'Alisio',
          sheet: {
            kind: 'sandbox',
            tokensUrl: '/sandbox/payment-processor/wallet-tokens',
            cards: [{ brand: 'visa', lastFour: '4242', outcome: 'approved' }],
          },
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof endpoints>;
