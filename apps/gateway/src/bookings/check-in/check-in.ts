import { checkIn as endpoint, type CheckInRequest, type TripCheckIn } from '@airline/contract';

import { readTravellerTiers } from '../../accounts/identity/loyalty-members.ts';
import {
  findKey,
  type KeyedRequest,
  storeResponse,
  type StoredResponse,
} from '../../database/idempotency-key-store.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { openSeating } from '../seats/seat-arriving.ts';
import { storeCheckIn } from './check-in-store.ts';
import { checkCheckIn } from './check-check-in.ts';
import { toBoundCheckIns } from './rules/check-in-view.ts';
import type { CheckInServices } from './services.ts';

/** Reads a trip to who may check in for it: record locator and names do. Refuses a code that is not right, and a trip that is cancelled. */
export async function readCheckInTrip(services: CheckInServices, proved: ProvedTrip): Promise<StoredTrip | Refused> {
  const { missing } = proved;
  if (missing !== undefined && missing.name !== 'tripCodeNeeded') return { refused: missing };
  const booked = await readProvedTrip(services, proved);
  return booked.cancellation === undefined ? booked : refusedByName('tripAlreadyCancelled');
}

/** Shows the check-in of a trip as it stands now. */
export async function toTripCheckIn(
  services: Pick<CheckInServices, 'db' | 'now' | 'boardingModel'>,
  booked: StoredTrip,
): Promise<TripCheckIn> {
  const tiers = await readTravellerTiers(services.db, booked.passengers);
  const at = services.now();
  const boarding = services.boardingModel();
  const { recordLocator } = booked;
  return {
    recordLocator,
    at: at.toISOString(),
    boarding,
    bounds: toBoundCheckIns(booked, { model: boarding, tiers }, at),
  };
}

/** A check-in of a trip that somebody may see, by the key that makes it happen once. */
interface KeyedCheckIn extends KeyedRequest, ProvedTrip {
  readonly asked: Pick<CheckInRequest, 'bound' | 'travellers'>;
  /** What a person can quote of this request. */
  readonly reference: string;
}

/**
 * Checks travellers in. The key is claimed by the transaction that does: the same request again has the same answer, and after a crash
 * before the answer was kept it is written anew. A refusal changed nothing and is not kept.
 */
export async function checkIn(services: CheckInServices, request: KeyedCheckIn): Promise<StoredResponse> {
  const again = await answerAgain(services, request);
  if (again !== undefined) return again;
  const booked = await readCheckInTrip(services, request);
  if ('refused' in booked) return refuse(request, booked);
  const at = services.now();
  const wanted = checkCheckIn(booked, request.asked, at);
  if ('refused' in wanted) return refuse(request, wanted);
  const stored = await storeCheckIn(
    services.db,
    {
      booked,
      keyed: request,
      wanted,
      model: services.boardingModel(),
      seat: await openSeating(services, booked),
    },
    at,
  );
  switch (stored) {
    case 'checkedIn':
      return answer(services, request);
    case 'keyTaken':
    case 'changedMeanwhile':
      return (await answerAgain(services, request)) ?? refuse(request, refusedByName('tripChangedMeanwhile'));
  }
}

async function answerAgain(services: CheckInServices, request: KeyedCheckIn): Promise<StoredResponse | undefined> {
  const kept = await findKey(services.db, request.key);
  if (kept === undefined) return undefined;
  if (kept.requestHash !== request.requestHash || kept.orderId !== request.orderId) {
    return refuse(request, refusedByName('idempotencyKeyReused'));
  }
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  return answer(services, request);
}

async function answer(services: CheckInServices, request: KeyedCheckIn): Promise<StoredResponse> {
  const booked = await readProvedTrip(services, request);
  const body = JSON.stringify(await toTripCheckIn(services, booked));
  const made = { status: endpoint.success, mediaType: 'application/json', body };
  await storeResponse(services.db, request.key, made);
  return made;
}

function refuse({ reference }: KeyedCheckIn, refused: Refused): StoredResponse {
  return toStoredResponse(refused, endpoint.success, reference);
}
