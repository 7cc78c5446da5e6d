import { cardToken, changeRequest, offer as offerSchema, wallets, type Offer } from '@airline/contract';
import { type ChosenFund, chosenFundSchema } from '@airline/funds';
import { createTabDraft } from '@airline/journey-draft';
import * as z from 'zod/mini';

const draftState = z.object({
  /** The trip whose flights are being changed: one in a tab. */
  recordLocator: z.optional(z.string()),
  /** The priced choice, and the query of the page's address that it was made at. */
  offer: z.optional(offerSchema),
  query: z.optional(z.string()),
  /** What the processor gave for the card; never the card. */
  card: z.optional(cardToken),
  /** What of the card is shown again when the bank refuses it: in memory alone. */
  knownCard: z.optional(z.object({ holderName: z.string(), expiry: z.string() })),
  /** What pays the money: a card by default. */
  payBy: z.optional(z.enum(['card', 'payPal', ...wallets])),
  /** The travel funds that the person chose to pay with: in memory alone, for their numbers are as good as money. */
  funds: z.optional(z.array(chosenFundSchema)),
  /** Whether a reload has cost funds that were chosen. */
  hasLostFunds: z.optional(z.boolean()),
  /** The change that was sent and has no answer yet, with the key under which it is repeated. */
  intent: z.optional(z.object({ key: z.string(), request: changeRequest })),
  /** The change that waits for the bank or the processor, with what proves that it is the person's own. */
  waiting: z.optional(
    z.object({ changeId: z.string(), completionSecret: z.string(), challengeUrl: z.optional(z.string()) }),
  ),
  /** The record locator of the trip that was changed last in this tab. */
  changed: z.optional(z.string()),
});

/** What is known of a change of flights while it is made. */
export type ChangeDraft = z.infer<typeof draftState>;

/** The change of flights that is made in this tab. */
export const useChange = createTabDraft<ChangeDraft>({
  key: 'change-flights',
  schema: draftState,
  empty: {},
  toStored: (draft) => ({
    ...draft,
    knownCard: undefined,
    funds: undefined,
    hasLostFunds: draft.hasLostFunds === true || (draft.funds ?? []).length > 0 ? true : undefined,
  }),
});

/** Begins a change or goes on with it: the new flights and their price are these now. */
export function chooseOffer(recordLocator: string, offer: Offer, query: string): void {
  useChange.setState({ recordLocator, offer, query, changed: undefined });
}

/** Chooses the travel funds to pay with, in the place of those before; what a reload has cost is dealt with. */
export function chooseFunds(funds: readonly ChosenFund[]): void {
  useChange.setState({ funds: [...funds], hasLostFunds: undefined });
}

/** Ends the change: nothing of it is kept but which trip it was. */
export function finishChange(recordLocator: string): void {
  useChange.setState({ changed: recordLocator }, true);
}
