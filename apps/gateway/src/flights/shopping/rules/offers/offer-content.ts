import type { Offer } from '@airline/contract';

/** What an offer promises: everything of it but its own signature and what the request learnt of changes. */
export type OfferContent = Omit<Offer, 'token' | 'changes'>;
