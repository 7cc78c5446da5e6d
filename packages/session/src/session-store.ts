import { createStore, type StoreApi } from 'zustand/vanilla';

import type { PersonCategory } from './person-category.ts';
import type { SessionState } from './session-state.ts';

/**
 * Says that a password was right and a second factor is due.
 *
 * @example
 * ```ts
 * import type { SecondFactorStep } from '@airline/session';
 *
 * const takesCodes = ({ factors }: SecondFactorStep) => factors.includes('totp');
 * ```
 */
export interface SecondFactorStep {
  readonly category: PersonCategory;
  /** The proof of the first factor. */
  readonly transaction: string;
  /** What the account has. */
  readonly factors: readonly ('totp' | 'passkey' | 'recoveryCode')[];
  /** Said with the first factor: others use the device too. */
  readonly isSharedDevice?: boolean | undefined;
}

/**
 * Says what an interrupted call needs of the person: shown over the page, so that nothing typed is lost.
 *
 * @example
 * ```ts
 * import type { SessionPrompt } from '@airline/session';
 *
 * const prompt: SessionPrompt = { kind: 'reAuthenticate' };
 * ```
 */
export type SessionPrompt =
  | { readonly kind: 'reAuthenticate' }
  | { readonly kind: 'secondFactor'; readonly step: SecondFactorStep };

/**
 * Holds what an app shows of a session.
 *
 * @example
 * ```ts
 * import type { SessionSnapshot } from '@airline/session';
 *
 * const isBusy = ({ prompt }: SessionSnapshot) => prompt !== undefined;
 * ```
 */
export interface SessionSnapshot {
  readonly state: SessionState;
  readonly prompt?: SessionPrompt | undefined;
  /** After a login by a recovery code, until it was read: how many are left. */
  readonly recoveryCodesLeft?: number | undefined;
}

/** The store of a session: read by everybody, written by the session alone. */
export type SessionStore = StoreApi<SessionSnapshot>;

/** Makes the store of a session about which nothing is known yet. */
export function createSessionStore(): SessionStore {
  return createStore<SessionSnapshot>(() => ({ state: { kind: 'unknown' } }));
}
