import { cardToken, extraPurchase, wallets } from '@airline/contract';
import { createTabDraft } from '@airline/journey-draft';
import * as z from 'zod/mini';

const draftState = z.object({
  /** What the processor gave for the card; never the card. */
  card: z.optional(cardToken),
  /** What of the card is shown again when the bank refuses it: in memory alone. */
  knownCard: z.optional(z.object({ holderName: z.string(), expiry: z.string() })),
  /** What pays: a card by default. */
  payBy: z.optional(z.enum(['card', 'payPal', ...wallets])),
  /** The purchase that was sent and has no answer yet, with the key under which it is repeated. */
  intent: z.optional(z.object({ key: z.string(), request: extraPurchase })),
  /** The purchase that waits for the bank or the processor, with what proves that it is the person's own. */
  waiting: z.optional(
    z.object({ purchaseId: z.string(), completionSecret: z.string(), challengeUrl: z.optional(z.string()) }),
  ),
});

/** The purchase of extras that is made in this tab. */
export const useExtras = createTabDraft<z.infer<typeof draftState>>({
  key: 'extras',
  schema: draftState,
  empty: {},
  toStored: (draft) => ({ ...draft, knownCard: undefined }),
});
