export type { ChosenExtra } from './chosen-extras.ts';
export { createJourneyDraft, type JourneyDraft, type JourneyDraftState } from './create-journey-draft.ts';
export { createTabDraft, type TabDraftOptions } from './create-tab-draft.ts';
export type { UnfinishedJourney } from './unfinished-journey.ts';
