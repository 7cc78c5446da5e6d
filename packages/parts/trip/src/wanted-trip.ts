import { recordLocator } from '@airline/contract';

/** Reads which trip a person wanted to see, where another page left it in the history entry. */
export function wantedTrip(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('recordLocator' in state)) return undefined;
  const parsed = recordLocator.safeParse(state.recordLocator);
  return parsed.success ? parsed.data : undefined;
}
