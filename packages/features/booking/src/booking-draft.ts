import { createJourneyDraft, type JourneyDraftState } from '@airline/journey-draft';

/** The booking under way. */
export type BookingState = JourneyDraftState;

export const {
  useDraft: useBooking,
  chooseOffer,
  keepDocuments,
  keepPassenger,
  choosePoints,
  findUnfinished: findUnfinishedBooking,
  finish: finishBooking,
} = createJourneyDraft('booking');
