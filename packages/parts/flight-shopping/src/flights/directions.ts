import type { FlightSearch } from '../search/flight-search.ts';

/** What a step of the choice is: one direction of the journey, or the look at all of them. */
export type StepDirection =
  | { readonly kind: 'one' | 'outbound' | 'return' | 'review' }
  | { readonly kind: 'nth'; readonly number: number; readonly count: number };

/** Names the direction that is chosen in a step; past the last one all are chosen. */
export function directionOf({ tripKind, bounds }: FlightSearch, step: number): StepDirection {
  if (step >= bounds.length) return { kind: 'review' };
  if (tripKind === 'multiCity' && bounds.length > 1) return { kind: 'nth', number: step + 1, count: bounds.length };
  if (tripKind === 'return') return { kind: step === 0 ? 'outbound' : 'return' };
  return { kind: 'one' };
}
