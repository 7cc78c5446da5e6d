import { createJourneyDraft, type JourneyDraftState } from '@airline/journey-draft';

/** The booking under way. */
export type BookingState = JourneyDraftState;

export const {
  useDraft: useBooking,
  chooseOffer,
  keepPassenger,
  choosePoints,
  finish: finishBooking,
} = createJourneyDraft('booking');
