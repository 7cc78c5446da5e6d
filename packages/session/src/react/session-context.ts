import { use } from 'react';
import { useStore } from 'zustand';

import type { Session } from '../create-session.ts';
import type { Person } from '../person.ts';
import { personalizationOf, type Personalization } from '../session-state.ts';
import type { SessionSnapshot } from '../session-store.ts';
import { SessionContext } from './context.ts';

/**
 * Gives the app's session.
 *
 * @throws outside of a `SessionContext`: the page was not given one.
 *
 * @example
 * ```tsx
 * import { useSession } from '@airline/session/react';
 *
 * export function LogOut({ label }: { label: string }) {
 *   const session = useSession();
 *   return <button onClick={() => void session.logOut()}>{label}</button>;
 * }
 * ```
 */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('No session here: render the page below a SessionContext.');
  return session;
}

/**
 * Gives what the session is now, and follows it.
 *
 * @example
 * ```tsx
 * import { useSessionState } from '@airline/session/react';
 *
 * export const Kind = () => <p>{useSessionState().state.kind}</p>;
 * ```
 */
export function useSessionState(): SessionSnapshot {
  return useStore(useSession().store);
}

/**
 * Gives who is logged in, or `undefined`.
 *
 * @example
 * ```tsx
 * import { usePerson } from '@airline/session/react';
 *
 * export const Name = () => <p>{usePerson()?.firstName}</p>;
 * ```
 */
export function usePerson(): Person | undefined {
  const { state } = useSessionState();
  return state.kind === 'authenticated' ? state.person : undefined;
}

/**
 * Gives the personalization attributes (docs/rules.md §6).
 *
 * @example
 * ```tsx
 * import { usePersonalization } from '@airline/session/react';
 *
 * export const Tier = () => <p>{usePersonalization().tierStatus}</p>;
 * ```
 */
export function usePersonalization(): Personalization {
  return personalizationOf(useSessionState().state);
}
