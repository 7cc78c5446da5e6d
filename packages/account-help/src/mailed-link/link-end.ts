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

/** Tells whether a failure ends the link, and why; `undefined` when the same link can still be used. */
export function endOf(failure: Failure): LinkEnd | undefined {
  if (failure.kind === 'refused') return linkEnds.find((end) => end === failure.name);
  if (failure.kind === 'fields') return failure.problem.errors?.some(isToken) === true ? 'linkInvalid' : undefined;
  if (failure.kind !== 'catalogue') return undefined;
  return recoveryErrorFor(failure.problem.code) === 'accountNotFound' ? 'accountNotFound' : undefined;
}

function isToken({ pointer }: { readonly pointer: string }): boolean {
  return pointer === '/token';
}
