import type { sandboxAuthorisation } from './sandbox-schema.ts';
import type { SandboxOutcome } from './test-cards.ts';

type Authorisation = typeof sandboxAuthorisation.$inferSelect;

/** What becomes of a payment once its payer is known. */
export interface SandboxBehaviour {
  readonly state: Extract<Authorisation['state'], 'authorised' | 'declined' | 'challenge' | 'processing'>;
  readonly declineReason?: NonNullable<Authorisation['declineReason']>;
  /** After so many milliseconds a payment that is processing ends by itself, and how. */
  readonly settlesAfterMs?: number;
  readonly settlesTo?: NonNullable<Authorisation['settlesTo']>;
  /** Does not answer the merchant at all: its own clock alone tells what came of it. */
  readonly isSilent?: boolean;
}

/** What each published card and account does. */
export const sandboxBehaviours: Readonly<Record<SandboxOutcome, SandboxBehaviour>> = {
  approved: { state: 'authorised' },
  declined: { state: 'declined', declineReason: 'declined' },
  insufficientFunds: { state: 'declined', declineReason: 'insufficientFunds' },
  challenge: { state: 'challenge' },
  timeout: { state: 'processing', settlesAfterMs: 8_000, settlesTo: 'authorised', isSilent: true },
  asynchronous: { state: 'processing', settlesAfterMs: 20_000, settlesTo: 'authorised' },
  declinedLate: { state: 'processing', settlesAfterMs: 30_000, settlesTo: 'declined', declineReason: 'declined' },
};
