import type { ProblemName } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';

/** How a refusal of extras is said. */
export const extrasRefusals = ['seatTaken', 'soldOut', 'changed', 'notSold'] as const;

export type ExtrasRefusal = (typeof extrasRefusals)[number];

const refusalOf: ReadonlyMap<ProblemName, ExtrasRefusal> = new Map([
  ['seatTaken', 'seatTaken'],
  ['extraSoldOut', 'soldOut'],
  ['extrasChanged', 'changed'],
  ['extraNotOpen', 'notSold'],
  ['extraClosed', 'notSold'],
  ['extraNotOffered', 'notSold'],
]);

/** Says how the refusal of an order for its extras is said; `undefined` where it was refused for something else. */
export function findExtrasRefusal(failure: Failure): ExtrasRefusal | undefined {
  if (failure.kind === 'refused') return refusalOf.get(failure.name);
  return refusedPlaces(failure).length > 0 ? 'notSold' : undefined;
}

/** Gives the places, among the extras of an order, of those that the gateway did not accept as they were asked for. */
export function refusedPlaces(failure: Failure): readonly number[] {
  if (failure.kind !== 'fields') return [];
  return (failure.problem.errors ?? []).flatMap(({ pointer }) => {
    const place = /^\/extras\/extras\/(\d+)/.exec(pointer)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}

/** Reads from the state of an address why extras were refused. */
export function parseExtrasRefusal(state: unknown): ExtrasRefusal | undefined {
  if (typeof state !== 'object' || state === null || !('extrasRefused' in state)) return undefined;
  return extrasRefusals.find((refusal) => refusal === state.extrasRefused);
}
