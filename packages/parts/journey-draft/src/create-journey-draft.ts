import {
  cardToken,
  companyTraveller,
  offer as offerSchema,
  orderRequest,
  wallets,
  type Offer,
} from '@airline/contract';
import { type ChosenFund, chosenFundSchema } from '@airline/funds';
import { onPersonCleared } from '@airline/session/personal-data';
import {
  type DocumentAnswers,
  documentAnswersSchema,
  isDocumentAnswer,
  passengerAnswers,
  type PassengerAnswers,
  withNameAndContact,
  withoutDocumentAnswers,
} from '@airline/travellers';
import * as z from 'zod/mini';
import type { StoreApi, UseBoundStore } from 'zustand';

import { createBookedJourneys } from './booked-journeys.ts';
import { type ChosenExtra, chosenExtra, withoutOtherFlights } from './chosen-extras.ts';
import { createTabDraft } from './create-tab-draft.ts';
import { isSameJourney } from './is-same-journey.ts';
import { toJourneyEnd } from './journey-end.ts';
import { type RestoringState, sealDocuments } from './sealed-documents.ts';
import type { SealingKeys } from './sealing-keys.ts';
import { createUnfinishedJourneys, type UnfinishedJourney } from './unfinished-journey.ts';

const companyDraft = z.object({
  /** Whether the person chose that it is a private trip, or that it is not; absent: what is usual with their login. */
  isPrivate: z.optional(z.boolean()),
  reference: z.string(),
  costCentreId: z.optional(z.string()),
  reason: z.string(),
  /** The card of the company that pays. */
  cardId: z.optional(z.string()),
  /** Who travels on each page, by its number: somebody of the company, or a guest. */
  travellers: z.record(z.string(), z.union([z.literal('guest'), companyTraveller])),
  /** Whether the gateway wanted a reason where none was asked. */
  isReasonAsked: z.optional(z.boolean()),
  /** Whether the gateway wanted an approval where none was asked for. */
  isApprovalAsked: z.optional(z.boolean()),
});

const draftState = z.object({
  /** The priced choice; absent before the flights are chosen, and once they are booked. */
  offer: z.optional(offerSchema),
  /** Names the choice of these flights, at whatever price: a copy of the tab has it too. */
  journeyId: z.optional(z.string()),
  /** Where the results stood, with the search in its query: the way back to other flights. */
  flightsHref: z.optional(z.string()),
  /** The answers of each passenger page that was sent, by its number: as typed, so that new flights are checked against them. */
  passengers: z.record(z.string(), passengerAnswers),
  /** What was typed of documents on each passenger page, sent or not, by its number: in no storage but sealed. */
  typedDocuments: z.optional(z.record(z.string(), documentAnswersSchema)),
  /** Answers that the gateway refused. */
  refused: z.array(z.object({ passenger: z.int(), field: z.string(), answer: z.string(), code: z.string() })),
  /** What is bought beside the fares; absent where nothing is. */
  extras: z.optional(z.array(chosenExtra)),
  /** Whether extras that were chosen do not fit any more, or cost something else: the person is to see what is left of them. */
  hasLostExtras: z.optional(z.boolean()),
  /** What the processor gave for the card; never the card. */
  card: z.optional(cardToken),
  /** What of the card is shown again when the bank refuses it: in memory alone. */
  knownCard: z.optional(z.object({ holderName: z.string(), expiry: z.string() })),
  /** What pays the money: a card by default. */
  payBy: z.optional(z.enum(['card', 'payPal', ...wallets])),
  /** Whether the fares are paid with points, and money pays the taxes alone. */
  paysWithPoints: z.optional(z.boolean()),
  /** The travel funds that the person chose to pay with: in memory alone, for their numbers are as good as money. */
  funds: z.optional(z.array(chosenFundSchema)),
  /** Whether a reload has cost funds that were chosen: nothing is paid without them before the person has been asked. */
  hasLostFunds: z.optional(z.boolean()),
  /** The order that was sent and has no answer yet, with the key under which it is repeated. */
  intent: z.optional(z.object({ key: z.string(), request: orderRequest })),
  /** The order that waits for the bank or the processor, with what proves that it is the person's own. */
  waiting: z.optional(
    z.object({ orderId: z.string(), completionSecret: z.string(), challengeUrl: z.optional(z.string()) }),
  ),
  /** What is said to the company that the journey is booked under, as typed; absent before the person is asked. */
  company: z.optional(companyDraft),
  /** The record locator of what was booked last with this draft. */
  booked: z.optional(z.string()),
});

/** What is known of a journey while it is being booked or changed. */
export type JourneyDraftState = z.infer<typeof draftState>;

const emptyDraft: JourneyDraftState = { passengers: {}, refused: [] };

/**
 * Returns what of a draft outlives a reload as it is: all but what stands on documents, which is sealed, what stands on the card, and the
 * travel funds. An order without an answer does with all that was sent, for it is repeated as it was.
 */
function toStored(draft: JourneyDraftState): JourneyDraftState {
  const passengers = Object.entries(draft.passengers).map(
    ([index, answers]) => [index, withoutDocumentAnswers(answers)] as const,
  );
  return {
    ...draft,
    knownCard: undefined,
    funds: undefined,
    hasLostFunds: draft.hasLostFunds === true || (draft.funds ?? []).length > 0 ? true : undefined,
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
  /** Chooses what is bought beside the fares, in the place of what was chosen before; the person has seen what was lost of it. */
  readonly chooseExtras: (extras: readonly ChosenExtra[]) => void;
  /** Leaves what still fits of the extras in place of all of them, for the person to see. */
  readonly fitExtras: (extras: readonly ChosenExtra[]) => void;
  /** Keeps what was sent on a passenger page. */
  readonly keepPassenger: (index: number, answers: PassengerAnswers) => void;
  /** Keeps what is typed of documents on a passenger page, sent or not, while there is a journey. */
  readonly keepDocuments: (index: number, typed: DocumentAnswers) => void;
  /**
   * Brings back, after a reload within half an hour, what stands on documents. Resolves once it is known what there is, and after a
   * moment in every case: while `useRestoring` says that it is not known yet, a page asks for nothing and leads nowhere.
   */
  readonly restoreDocuments: () => Promise<void>;
  /** Reads in components whether what stands on documents is still being brought back. */
  readonly useRestoring: UseBoundStore<StoreApi<RestoringState>>;
  /** Goes on without what stands on documents, as the person wishes whose browser does not answer. */
  readonly skipRestoring: () => void;
  /** Gives the record locator under which another tab has booked this very journey. */
  readonly findBooked: (now: Date) => string | undefined;
  /** Calls back when another tab may have booked; returns what ends that. */
  readonly subscribeBooked: (onChange: () => void) => () => void;
  /** Makes the journey one of this tab alone: what another tab has booked is not this one, as the same flights for others are not. */
  readonly separate: () => void;
  /** Chooses points, or money alone, to pay with. */
  readonly choosePoints: (paysWithPoints: boolean) => void;
  /** Chooses the travel funds to pay with, in the place of those before; what a reload has cost is dealt with. */
  readonly chooseFunds: (funds: readonly ChosenFund[]) => void;
  /** Reads the journey that was begun last on this device, in whichever tab, and is not booked. */
  readonly findUnfinished: (now: Date) => UnfinishedJourney | undefined;
  /** Goes on in this tab with a journey that was left unfinished; one that is under way here stays as it is. */
  readonly resumeUnfinished: (journey: UnfinishedJourney) => void;
  /** Discards a journey that was left unfinished, in this tab too. An order without an answer is followed to its end. */
  readonly discardUnfinished: (journey: UnfinishedJourney) => void;
  /** Ends the draft: it is booked, and nothing of it is kept but where its confirmation stands, which other tabs find too. */
  readonly finish: (recordLocator: string) => void;
}

/**
 * Creates the draft of a journey. Each feature has its own under a key of its own, so that a change of flights does not
 * touch a booking under way. What is typed into a form and not sent yet is kept by the form itself. What documents say is sealed
 * with keys of the browser's database, where no others are given.
 *
 * @example
 * ```ts
 * import { createJourneyDraft } from '@airline/journey-draft';
 *
 * const { useDraft, choosePoints } = createJourneyDraft('booking');
 * choosePoints(true);
 * console.log(useDraft.getState().paysWithPoints); // true
 * ```
 */
export function createJourneyDraft(key: string, sealingKeys?: SealingKeys): JourneyDraft {
  const useDraft = createTabDraft({ key, schema: draftState, empty: emptyDraft, toStored });
  const sealed = sealDocuments({
    name: key,
    draft: useDraft,
    onFound: ({ passengers, typedDocuments }) =>
      useDraft.setState({ passengers, typedDocuments: { ...typedDocuments } }),
    keys: sealingKeys,
  });
  const booked = createBookedJourneys(key);
  const unfinished = createUnfinishedJourneys(key);
  onPersonCleared(() => unfinished.clear());

  const setExtras = (extras: readonly ChosenExtra[], hasLostExtras: true | undefined): void => {
    useDraft.setState({ extras: extras.length === 0 ? undefined : [...extras], hasLostExtras });
    keepUnfinished();
  };
  const keepUnfinished = (): void => {
    const { offer, journeyId, flightsHref, passengers, extras } = useDraft.getState();
    if (offer !== undefined && flightsHref !== undefined)
      unfinished.keepAnswers({ offer, journeyId, flightsHref, passengers, extras });
  };

  const isHere = ({ offer }: UnfinishedJourney) => useDraft.getState().offer?.token === offer.token;

  return {
    useDraft,
    chooseOffer(offer, flightsHref) {
      const { offer: before, journeyId: idBefore, extras = [] } = useDraft.getState();
      const isSame = before !== undefined && isSameJourney(before, offer);
      // The same flights once more, after they were booked, are another journey.
      const isOpen = idBefore !== undefined && isSame && !booked.has(idBefore);
      const journeyId = isOpen ? idBefore : crypto.randomUUID();
      const left = before === undefined ? extras : withoutOtherFlights(extras, before, offer);
      useDraft.setState({ offer, journeyId, flightsHref, booked: undefined });
      if (left.length < extras.length) setExtras(left, true);
      const { passengers, extras: kept } = useDraft.getState();
      unfinished.keep({ offer, journeyId, flightsHref, passengers, extras: kept });
    },
    chooseExtras: (extras) => setExtras(extras, undefined),
    fitExtras: (extras) => setExtras(extras, true),
    keepPassenger(index, answers) {
      const { passengers, refused } = useDraft.getState();
      useDraft.setState({
        passengers: { ...passengers, [index]: answers },
        refused: refused.filter(({ passenger }) => passenger !== index),
      });
      keepUnfinished();
    },
    keepDocuments(index, typed) {
      const { offer, typedDocuments } = useDraft.getState();
      // A page that goes because the person was cleared leaves nothing of theirs.
      if (offer !== undefined) useDraft.setState({ typedDocuments: { ...typedDocuments, [index]: typed } });
    },
    restoreDocuments: sealed.restore,
    useRestoring: sealed.useRestoring,
    skipRestoring: sealed.skip,
    findBooked: (now) => booked.find(useDraft.getState().journeyId, now),
    subscribeBooked: booked.subscribe,
    separate: () => useDraft.setState({ journeyId: crypto.randomUUID() }),
    choosePoints: (paysWithPoints) => useDraft.setState({ paysWithPoints }),
    chooseFunds: (funds) => useDraft.setState({ funds: [...funds], hasLostFunds: undefined }),
    findUnfinished: (now) => unfinished.read(now),
    resumeUnfinished(journey) {
      if (isHere(journey)) return;
      const { offer, journeyId, flightsHref, extras } = journey;
      const passengers = Object.fromEntries(
        Object.entries(journey.passengers).map(([page, known]) => [page, withNameAndContact(known)]),
      );
      useDraft.setState({ ...emptyDraft, offer, journeyId, flightsHref, passengers, extras }, true);
    },
    discardUnfinished(journey) {
      unfinished.forget(journey);
      const { intent, waiting } = useDraft.getState();
      if (isHere(journey) && intent === undefined && waiting === undefined) useDraft.setState(emptyDraft, true);
    },
    finish(recordLocator) {
      const { offer, journeyId } = useDraft.getState();
      // Before what is sealed is deleted: a copy of this tab that finds it gone knows why.
      if (offer !== undefined && journeyId !== undefined)
        booked.keep(journeyId, { recordLocator, knownUntil: toJourneyEnd(offer) });
      if (offer !== undefined) unfinished.forget({ offer, journeyId });
      useDraft.setState({ ...emptyDraft, booked: recordLocator }, true);
    },
  };
}
