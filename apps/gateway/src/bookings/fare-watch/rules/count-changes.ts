import type { TripChange } from '@airline/contract';

/**
 * Counts what changed the flights of a trip or who flies on it: another price is watched from then on. The versions of its order count
 * corrected names too, which cost nothing.
 */
export function countChanges({ changes = [] }: { readonly changes?: readonly TripChange[] }): number {
  return changes.length;
}
