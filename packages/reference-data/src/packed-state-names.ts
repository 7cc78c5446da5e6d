import { getUsState } from './us-states.ts';

/** Gives the names of a US state as they are packed: in English and, where it is another, in Spanish. */
export function packedStateNames(code: string): string {
  const state = getUsState(code);
  return state ? [...new Set([state.stateName, state.stateNameSpanish])].join(';') : '';
}
