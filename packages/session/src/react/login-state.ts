import { useEffect } from 'react';
import { useStore } from 'zustand';

import type { PersonCategory } from '../person-category.ts';
import type { SessionState } from '../session-state.ts';
import { useSession } from './session-context.ts';

/**
 * Returns whether somebody is logged in, for pages that do not need a login: finds it out first, then follows it.
 *
 * @example
 * ```tsx
 * import { useLoginState } from '@airline/session/react';
 *
 * export const Hint = () => (useLoginState().kind === 'anonymous' ? <a href="/login/">Log in</a> : null);
 * ```
 */
export function useLoginState(): SessionState {
  const session = useSession();
  useEffect(() => {
    void session.start();
  }, [session]);
  return useStore(session.store, ({ state }) => state);
}

/** Tells whether a state is that of a member, on the site or in the native app: only members have points. */
export function isMember(state: SessionState): boolean {
  return state.kind === 'authenticated' && memberCategories.has(state.person.category);
}

const memberCategories: ReadonlySet<PersonCategory> = new Set(['member', 'mobileMember']);
