import type { sandboxOutcomes } from '@airline/contract';

/** What a sandbox card does. */
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** The cards of the sandbox, published: no other number is accepted, so that no real card comes in. */
export const testCards: readonly { readonly number: string; readonly outcome: SandboxOutcome }[] = [
  { number: '4242424242424242', outcome: 'approved' },
  { number: '5555555555554444', outcome: 'approved' },
  { number: '378282246310005', outcome: 'approved' },
  { number: '6011111111111117', outcome: 'approved' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficientFunds' },
  { number: '4000002500003155', outcome: 'challenge' },
  { number: '4000000000000341', outcome: 'timeout' },
];
