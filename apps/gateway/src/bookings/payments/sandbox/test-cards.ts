import type { sandboxOutcomes } from '@airline/contract';

/** What a sandbox card does. */
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** A published card, and what it does. */
export interface TestCard {
  readonly number: string;
  readonly outcome: SandboxOutcome;
}

/** The cards of the sandbox, published: no other number is accepted, so that no real card comes in. Its wallets hold them too. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'approved' },
  { number: '5555555555554444', outcome: 'approved' },
  { number: '378282246310005', outcome: 'approved' },
  { number: '6011111111111117', outcome: 'approved' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficientFunds' },
  { number: '4000002500003155', outcome: 'challenge' },
  { number: '4000000000000341', outcome: 'timeout' },
  { number: '4000000000000077', outcome: 'asynchronous' },
  { number: '4000000000000259', outcome: 'declinedLate' },
];

/** The PayPal accounts of the sandbox, published: PayPal's own page in the sandbox offers these and no other. */
export const testAccounts = [
  { email: 'ines@paypal.example', outcome: 'approved' },
  { email: 'vacia@paypal.example', outcome: 'insufficientFunds' },
  { email: 'cerrada@paypal.example', outcome: 'declined' },
  { email: 'pendiente@paypal.example', outcome: 'asynchronous' },
  { email: 'tardia@paypal.example', outcome: 'declinedLate' },
] as const satisfies readonly { readonly email: string; readonly outcome: SandboxOutcome }[];
