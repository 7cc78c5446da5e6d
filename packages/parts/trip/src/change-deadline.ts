import type { Trip } from '@airline/contract';

/** Gives until when flights of a trip can still be changed; `undefined` where none can be changed, or not any more. */
export function findChangeDeadline({ terms }: Pick<Trip, 'terms'>, now: Date): Date | undefined {
  const until = terms?.changes.until;
  if (until === undefined || Date.parse(until) <= now.getTime()) return undefined;
  return new Date(until);
}
