import type { TripLookup } from '@airline/contract';
import { forgetKeptForms } from '@airline/forms';
import { buildPath } from '@airline/links';
import { keepTripProof } from '@airline/trip';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { finishBooking } from '../booking-draft.ts';
import { AlreadyBooked } from './AlreadyBooked.tsx';

export interface BookedInAnotherTabProps {
  readonly recordLocator: string;
  /** What proves that the trip is the person's own: absent where no traveller is known in this tab. */
  readonly proof: TripLookup | undefined;
  /** Whether the gateway shows the trip by it. */
  readonly isShown: boolean;
}

/** Leads to the confirmation of a trip that another tab has booked, and says that it is booked where it cannot be shown. */
export function BookedInAnotherTab({ recordLocator, proof, isShown }: BookedInAnotherTabProps): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    if (proof === undefined) return;
    keepTripProof(proof);
    if (isShown) void showConfirmation();

    async function showConfirmation(): Promise<void> {
      await navigate(buildPath('air-booking-confirmation', { recordLocator }), { replace: true });
      // Once the page is left, which would draw what there is without a booking.
      finishBooking(recordLocator);
      forgetKeptForms();
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the proof is another object each time, and says the same
  }, [recordLocator, isShown, navigate]);
  return <AlreadyBooked recordLocator={recordLocator} />;
}
