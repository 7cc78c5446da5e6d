import { recordLocator } from '@airline/contract';

/** A trip that a person wanted to see, and that this tab cannot prove to be theirs. */
export interface WantedTrip {
  readonly recordLocator: string;
  /** Whether they opened a mailed link that does not show it any more. */
  readonly isLinkOver?: boolean;
}

/** Reads which trip a person wanted to see, where another page left it in the history entry. */
export function parseWantedTrip(state: unknown): WantedTrip | undefined {
  if (typeof state !== 'object' || state === null || !('recordLocator' in state)) return undefined;
  const parsed = recordLocator.safeParse(state.recordLocator);
  if (!parsed.success) return undefined;
  return { recordLocator: parsed.data, isLinkOver: 'isLinkOver' in state && state.isLinkOver === true };
}
