import { createJourneyDraft, type JourneyDraftState } from '@airline/journey-draft';

import { bookingKey } from './booking-key.ts';

/** The booking under way. */
export type BookingState = JourneyDraftState;

export const {
  useDraft: useBooking,
  chooseOffer,
  chooseExtras,
  fitExtras,
  keepDocuments,
  keepPassenger,
  restoreDocuments,
  useRestoring,
  skipRestoring,
  findBooked,
  subscribeBooked,
  separate: separateBooking,
  choosePoints,
  chooseFunds,
  findUnfinished: findUnfinishedBooking,
  resumeUnfinished: resumeUnfinishedBooking,
  discardUnfinished: discardUnfinishedBooking,
  finish: finishBooking,
} = createJourneyDraft(bookingKey);
