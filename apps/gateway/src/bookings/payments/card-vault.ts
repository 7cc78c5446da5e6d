import type { CardToken, SavedCard } from '@airline/contract';

/** What a person recognises a kept card by. */
export type KeptCard = Pick<SavedCard, 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear' | 'holderName'>;

/**
 * A company that keeps cards for a merchant, so that the merchant has none. Every call may be repeated: it does its work once for
 * each reference, which the merchant makes.
 */
export interface CardVault {
  /** Keeps the card of a token that has paid nothing yet, and uses the token up; `undefined` when the token is not one. */
  keep(request: { readonly reference: string; readonly token: string }): Promise<KeptCard | undefined>;
  /** Gives a token that pays once with a kept card; `undefined` when the company keeps none by this reference. */
  issueToken(reference: string): Promise<CardToken | undefined>;
  /** Forgets a card; one that it does not know is forgotten already. */
  forget(reference: string): Promise<void>;
}
