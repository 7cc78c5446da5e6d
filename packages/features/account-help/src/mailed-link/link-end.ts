import type { Problem } from '@airline/contract';
import { recoveryErrorFor } from '@airline/error-catalogue';
import type { Failure } from '@airline/gateway-client';

/** Why a mailed link no longer works; `accountNotFound` when its account is gone. */
export const linkEnds = [
  'linkInvalid',
  'linkExpired',
  'linkUsed',
  'linkSuperseded',
  'linkExhausted',
  'accountNotFound',
] as const;

export type LinkEnd = (typeof linkEnds)[number];

/** How a mailed link ended, and what the gateway told of it. */
export interface LinkEnding extends Pick<Problem, 'mailedLink'> {
  readonly end: LinkEnd;
}

/** Tells whether a failure ends the link, and why; `undefined` when the same link can still be used. */
export function endingOf(failure: Failure): LinkEnding | undefined {
  const end = endOf(failure);
  if (end === undefined) return undefined;
  return failure.kind === 'refused' ? { end, mailedLink: failure.problem.mailedLink } : { end };
}

function endOf(failure: Failure): LinkEnd | undefined {
  if (failure.kind === 'refused') return linkEnds.find((end) => end === failure.name);
  if (failure.kind === 'fields') return failure.problem.errors?.some(isToken) === true ? 'linkInvalid' : undefined;
  if (failure.kind !== 'catalogue') return undefined;
  return recoveryErrorFor(failure.problem.code) === 'accountNotFound' ? 'accountNotFound' : undefined;
}

function isToken({ pointer }: { readonly pointer: string }): boolean {
  return pointer === '/token';
}
