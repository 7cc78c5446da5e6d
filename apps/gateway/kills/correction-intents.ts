import { randomInt, randomUUID } from 'node:crypto';

import { endpoints, type TravellerCorrection } from '@airline/contract';

import { keyedPost } from '../test-support/orders.ts';
import { clientAddressHeader } from './gateway-process.ts';
import { bookToCancel } from './intents.ts';

/** A correction of a traveller as one person means it: sent as often as it takes, with one key. */
export interface CorrectionIntent {
  readonly key: string;
  readonly address: string;
  readonly request: TravellerCorrection;
}

/** Books a trip, and gives what corrects the surname of its traveller; `undefined` when it was not confirmed. */
export async function bookToCorrect(originNow: () => string, flight: string): Promise<CorrectionIntent | undefined> {
  const trip = await bookToCancel(originNow, [flight], 0);
  if (trip === undefined) return undefined;
  const { shown: _shown, part: _part, ...lookup } = trip.request;
  // Another letter, so that the name before finds the trip no more.
  const name = { firstName: lookup.firstName, lastName: lookup.lastName.replace('z', 's') };
  const request = { ...lookup, revision: 0, traveller: 0, name };
  return { key: randomUUID(), address: `198.19.${randomInt(256)}.${randomInt(256)}`, request };
}

/** Sends a correction once; gives its status, `undefined` when the gateway died over it, or cannot say for a moment. */
export async function sendCorrection(
  origin: string,
  { key, address, request }: CorrectionIntent,
): Promise<number | undefined> {
  return post(origin, endpoints.correctTraveller.path, keyedPost(request, key), address);
}

/** Tells whether the trip is found by the name that was corrected, and no more by the one before. */
export async function isCorrected(
  origin: string,
  { address, request: { recordLocator, firstName, lastName, name } }: CorrectionIntent,
): Promise<boolean | undefined> {
  const find = (named: object) =>
    post(origin, endpoints.findTrip.path, keyedPost({ recordLocator, ...named }), address);
  const [before, after] = [await find({ firstName, lastName }), await find({ firstName, lastName: name?.lastName })];
  return before === undefined || after === undefined ? undefined : before === 404 && after === 200;
}

async function post(origin: string, path: string, request: RequestInit, address: string): Promise<number | undefined> {
  const headers = { ...(request.headers as Record<string, string>), [clientAddressHeader]: address };
  try {
    const answer = await fetch(origin + path, { ...request, headers });
    await answer.text();
    return answer.status >= 500 ? undefined : answer.status;
  } catch {
    return undefined;
  }
}
