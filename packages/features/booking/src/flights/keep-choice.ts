import type { Offer } from '@airline/contract';

import { chooseOffer } from '../booking-draft.ts';
import { keepCompanyAsked } from '../company/company-draft.ts';

/** Begins a booking with the flights of an offer; `flightsPath` leads back to them. */
export function keepChoice(offer: Offer, flightsPath: string): void {
  keepCompanyAsked();
  chooseOffer(offer, flightsPath);
}
