import { cardToken, offer as offerSchema, orderRequest, wallets, type Offer } from '@airline/contract';
import { onPersonCleared } from '@airline/session/personal-data';
import {
  type DocumentAnswers,
  documentAnswersSchema,
  isDocumentAnswer,
  passengerAnswers,
  type PassengerAnswers,
  withoutDocumentAnswers,
} from '@airline/travellers';
import * as z from 'zod/mini';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { createUnfinishedJourneys, type UnfinishedJourney } from './unfinished-journey.ts';

const draftState = z.object({
  /** The priced choice; absent before the flights are chosen, and once they are booked. */
  offer: z.optional(offerSchema),
  /** Where the results stood, with the search in its query: the way back to other flights. */
  flightsHref: z.optional(z.string()),
  /** The answers of each passenger page that was sent, by its number: as typed, so that new flights are checked against them. */
  passengers: z.record(z.string(), passengerAnswers),
  /** What was typed of documents on each passenger page, sent or not, by its number: in memory alone. */
  typedDocuments: z.optional(z.record(z.string(), documentAnswersSchema)),
  /** Answers that the gateway refused. */
  refused: z.array(z.object({ passenger: z.int(), field: z.string(), answer: z.string(), code: z.string() })),
  /** What the processor gave for the card; never the card. */
  card: z.optional(cardToken),
  /** What of the card is shown again when the bank refuses it: in memory alone. */
  knownCard: z.optional(z.object({ holderName: z.string() })),
  /** What pays the money: a card by default. */
  payBy: z.optional(z.enum(['card', 'payPal', ...wallets])),
  /** Whether the fares are paid with points, and money pays the taxes alone. */
  paysWithPoints: z.optional(z.boolean()),
  /** The order that was sent and has no answer yet, with the key under which it is repeated. */
  intent: z.optional(z.object({ key: z.string(), request: orderRequest })),
  /** The order that waits for the bank or the processor, with what proves that it is the person's own. */
  waiting: z.optional(
    z.object({ orderId: z.string(), completionSecret: z.string(), challengeUrl: z.optional(z.string()) }),
  ),
  /** The record locator of what was booked last with this draft. */
  booked: z.optional(z.string()),
});

/** What is known of a journey while it is being booked or changed. */
export type JourneyDraftState = z.infer<typeof draftState>;

const emptyDraft: JourneyDraftState = { passengers: {}, refused: [] };

/**
 * Returns what of a draft outlives a reload: all but what stands on documents and on the card. An order without an
 * answer does with all that was sent, for it is repeated as it was.
 */
function toStored(draft: JourneyDraftState): JourneyDraftState {
  const passengers = Object.entries(draft.passengers).map(
    ([index, answers]) => [index, withoutDocumentAnswers(answers)] as const,
  );
  return {
    ...draft,
    knownCard: undefined,
    typedDocuments: undefined,
    passengers: Object.fromEntries(passengers),
    refused: draft.refused.filter(({ field }) => !isDocumentAnswer(field)),
  };
}

/** A journey that is being booked or changed in this tab: kept through a reload, gone with the tab. */
export interface JourneyDraft {
  /** Reads the draft in components; `getState` and `setState` work anywhere. */
  readonly useDraft: UseBoundStore<StoreApi<JourneyDraftState>>;
  /** Begins the journey or goes on with it: the flights and their price are these now, what is known of the passengers stays. */
  readonly chooseOffer: (offer: Offer, flightsHref: string) => void;
  /** Keeps what was sent on a passenger page. */
  readonly keepPassenger: (index: number, answers: PassengerAnswers) => void;
  /** Keeps in memory what is typed of documents on a passenger page, sent or not, while there is a journey. */
  readonly keepDocuments: (index: number, typed: DocumentAnswers) => void;
  /** Chooses points, or money alone, to pay with. */
  readonly choosePoints: (paysWithPoints: boolean) => void;
  /** Reads the flights that were chosen last on this device, in whichever tab, and are not booked; nothing of who travels. */
  readonly findUnfinished: (now: Date) => UnfinishedJourney | undefined;
  /** Ends the draft: it is booked, and nothing of it is kept but where its confirmation stands. */
  readonly finish: (recordLocator: string) => void;
}

/**
 * Creates the draft of a journey. Each feature has its own under a key of its own, so that a change of flights does not
 * touch a booking under way. What is typed into a form and not sent yet is kept by the form itself.
 *
 * @example
 * ```ts
 * import { createJourneyDraft } from '@airline/journey-draft';
 *
 * const { useDraft, choosePoints } = createJourneyDraft('change-flights');
 * choosePoints(true);
 * console.log(useDraft.getState().paysWithPoints); // true
 * ```
 */
export function createJourneyDraft(key: string): JourneyDraft {
  const useDraft = create<JourneyDraftState>()(
    persist((): JourneyDraftState => emptyDraft, {
      name: `airline.${key}`,
      storage: createJSONStorage(() => sessionStorage),
      partialize: toStored,
      // What an earlier release wrote may have another shape: then the draft begins anew.
      merge: (stored) => {
        const parsed = draftState.safeParse(stored ?? emptyDraft);
        return parsed.success ? parsed.data : emptyDraft;
      },
    }),
  );
  const unfinished = createUnfinishedJourneys(key);
  onPersonCleared(() => {
    useDraft.setState(emptyDraft, true);
    unfinished.clear();
  });

  return {
    useDraft,
    chooseOffer(offer, flightsHref) {
      useDraft.setState({ offer, flightsHref, booked: undefined });
      unfinished.keep({ offer, flightsHref });
    },
    keepPassenger(index, answers) {
      const { passengers, refused } = useDraft.getState();
      useDraft.setState({
        passengers: { ...passengers, [index]: answers },
        refused: refused.filter(({ passenger }) => passenger !== index),
      });
    },
    keepDocuments(index, typed) {
      const { offer, typedDocuments } = useDraft.getState();
      // A page that goes because the person was cleared leaves nothing of theirs.
      if (offer !== undefined) useDraft.setState({ typedDocuments: { ...typedDocuments, [index]: typed } });
    },
    choosePoints: (paysWithPoints) => useDraft.setState({ paysWithPoints }),
    findUnfinished: (now) => unfinished.read(now),
    finish(recordLocator) {
      unfinished.forget(useDraft.getState().offer);
      useDraft.setState({ ...emptyDraft, booked: recordLocator }, true);
    },
  };
}
