export { createJourneyDraft, type JourneyDraft, type JourneyDraftState } from './create-journey-draft.ts';
