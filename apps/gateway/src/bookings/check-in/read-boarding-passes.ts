import type { BoardingPasses } from '@airline/contract';

import type { Refused } from '../../http/refusal.ts';
import { listLegs } from '../orders/rules/journey.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readCheckInTrip } from './check-in.ts';
import { toBoardingPasses } from './rules/boarding-passes.ts';
import type { CheckInServices } from './services.ts';
import { findPassCertificate } from './wallet/find-pass-certificate.ts';

/** Gives the boarding passes of a trip to who may see it. */
export async function readBoardingPasses(
  services: CheckInServices,
  proved: ProvedTrip,
): Promise<BoardingPasses | Refused> {
  const booked = await readCheckInTrip(services, proved);
  if ('refused' in booked) return booked;
  const given = await readPassesOf(services, booked, { isProved: proved.missing === undefined });
  return findPassCertificate(services) === undefined ? given : { ...given, offersWalletPass: true };
}

/** Gives the boarding passes of a trip as they are now. */
export async function readPassesOf(
  services: Pick<CheckInServices, 'now' | 'boardingModel' | 'readLegStatuses'>,
  booked: StoredTrip,
  { isProved }: { readonly isProved: boolean },
): Promise<BoardingPasses> {
  const now = services.now();
  const boarding = services.boardingModel();
  const statuses = await services.readLegStatuses(listLegs(booked.offer.bounds).map(({ id }) => id));
  const passes = toBoardingPasses(booked, { statuses, model: boarding, isProved, now });
  return { recordLocator: booked.recordLocator, at: now.toISOString(), boarding, passes };
}
