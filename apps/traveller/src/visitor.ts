import type { SessionState } from '@airline/session';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { session } from './session.ts';

/** Gives who is logged in, for pages that anybody may see: finds it out, and follows it. */
export function useVisitor(): SessionState {
  useEffect(() => {
    void session.start();
  }, []);
  return useStore(session.store, ({ state }) => state);
}

/** Tells whether a state is that of a member: only members have points. */
export function isMember(state: SessionState): boolean {
  return state.kind === 'authenticated' && state.person.category === 'member';
}
