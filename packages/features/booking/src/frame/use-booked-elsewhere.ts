import type { TripLookup } from '@airline/contract';
import { failureIn } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { tripQuery } from '@airline/trip';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { findBooked, separateBooking, subscribeBooked, useBooking } from '../booking-draft.ts';

/** What this tab knows of a booking that another tab has made of the same journey. */
export type BookedElsewhere =
  | { readonly step: 'none' }
  /** The gateway is asked whether it is of the same travellers. */
  | { readonly step: 'asking' }
  /** It is booked; the proof, where this tab has one, is of the first passenger's names. */
  | {
      readonly step: 'booked';
      readonly recordLocator: string;
      readonly proof: TripLookup | undefined;
      /** Whether the gateway shows the trip to this tab: it is of the same travellers. */
      readonly isShown: boolean;
    };

/**
 * Finds whether another tab has booked the journey of this one, and asks the gateway for the trip by the names that were typed
 * here. The same flights for others are not booked, nor are those that were cancelled since. An order of this tab is followed to its own end.
 */
export function useBookedElsewhere(): BookedElsewhere {
  const session = useSession();
  const recordLocator = useSyncExternalStore(subscribeBooked, () => findBooked(session.now()));
  const first = useBooking(({ passengers }) => passengers[0]);
  const isUnderWay = useBooking(({ intent, waiting }) => intent !== undefined || waiting !== undefined);
  const proof =
    recordLocator === undefined || first === undefined
      ? undefined
      : { recordLocator, firstName: first.firstName, lastName: first.lastName };
  const { data: trip, error } = useQuery({
    ...tripQuery(session, proof ?? { recordLocator: '', firstName: '', lastName: '' }),
    enabled: proof !== undefined && !isUnderWay,
  });
  const failure = failureIn(error);
  const isOthers = failure?.kind === 'refused' && failure.name === 'tripNotFound';
  const isAnother = isOthers || trip?.status === 'cancelled';
  useEffect(() => {
    if (isAnother) separateBooking();
  }, [isAnother]);
  if (recordLocator === undefined || isUnderWay || isAnother) return { step: 'none' };
  if (trip !== undefined) return { step: 'booked', recordLocator, proof, isShown: true };
  if (proof === undefined || failure !== undefined) return { step: 'booked', recordLocator, proof, isShown: false };
  return { step: 'asking' };
}
