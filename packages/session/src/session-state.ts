import type { CorporateAccessLevel, CorporateRole, MembershipTier } from '@airline/contract';

import type { EndReason } from './end-reasons.ts';
import type { Person } from './person.ts';

/**
 * Says who uses the app, as far as it is known now.
 *
 * - `unknown`: not asked yet; pages look as they do for nobody.
 * - `anonymous`: nobody is logged in; `endedBy` when somebody was, until it has been read.
 * - `authenticated`: somebody is.
 *
 * @example
 * ```ts
 * import type { SessionState } from '@airline/session';
 *
 * const nameOf = (state: SessionState) => (state.kind === 'authenticated' ? state.person.firstName : undefined);
 * ```
 */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous'; readonly endedBy?: EndReason }
  | { readonly kind: 'authenticated'; readonly person: Person };

/**
 * Lists what can happen to a session.
 *
 * @example
 * ```ts
 * import type { SessionEvent } from '@airline/session';
 *
 * const event: SessionEvent = { kind: 'ended', reason: 'loggedOut' };
 * ```
 */
export type SessionEvent =
  /** Tokens came: by a login, a refresh, or from another tab. */
  | { readonly kind: 'personKnown'; readonly person: Person }
  /** There is no session to go on with; `endedBy` when this tab had one before it was loaded anew. */
  | { readonly kind: 'nobody'; readonly endedBy?: EndReason | undefined }
  /** A session is over; `sessionId` when only that one is meant. */
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly sessionId?: string }
  /** The person read why it ended. */
  | { readonly kind: 'endRead' };

/**
 * Gives the state that follows an event. An event that means another session, or nothing, gives the same state back.
 *
 * @example
 * ```ts
 * import { nextSessionState } from '@airline/session';
 *
 * console.log(nextSessionState({ kind: 'unknown' }, { kind: 'nobody' })); // { kind: 'anonymous' }
 * ```
 */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'personKnown':
      return { kind: 'authenticated', person: event.person };
    case 'nobody':
      return state.kind === 'unknown' ? anonymous(event.endedBy) : state;
    case 'ended':
      return ends(state, event.sessionId) ? { kind: 'anonymous', endedBy: event.reason } : state;
    case 'endRead':
      return state.kind === 'anonymous' && state.endedBy !== undefined ? { kind: 'anonymous' } : state;
  }
}

function anonymous(endedBy: EndReason | undefined): SessionState {
  return endedBy === undefined ? { kind: 'anonymous' } : { kind: 'anonymous', endedBy };
}

function ends(state: SessionState, sessionId: string | undefined): boolean {
  if (state.kind === 'anonymous') return false;
  if (state.kind === 'unknown' || sessionId === undefined) return true;
  return state.person.sessionId === sessionId;
}

/**
 * Gives what content may be chosen by (docs/rules.md §6): never a name, never an account.
 *
 * @example
 * ```ts
 * import { personalizationOf } from '@airline/session';
 *
 * console.log(personalizationOf({ kind: 'anonymous' })); // { loginState: 'anonymous' }
 * ```
 */
export function personalizationOf(state: SessionState): Personalization {
  if (state.kind !== 'authenticated') return { loginState: 'anonymous' };
  const { tier, corporateRole, corporateAccessLevel } = state.person;
  return {
    loginState: 'loggedIn',
    ...(tier === undefined ? {} : { tierStatus: tier }),
    ...(corporateRole === undefined ? {} : { corporateRole }),
    ...(corporateAccessLevel === undefined ? {} : { corporateAccessLevel }),
  };
}

/**
 * Holds the personalization attributes (docs/rules.md §6).
 *
 * @example
 * ```ts
 * import type { Personalization } from '@airline/session';
 *
 * const isGold = ({ tierStatus }: Personalization) => tierStatus === 'gold';
 * ```
 */
export interface Personalization {
  readonly loginState: 'anonymous' | 'loggedIn';
  readonly tierStatus?: MembershipTier;
  readonly corporateRole?: CorporateRole;
  readonly corporateAccessLevel?: CorporateAccessLevel;
}
