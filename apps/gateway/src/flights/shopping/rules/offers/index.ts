export type { OfferContent } from './offer-content.ts';
export { type FaredBound, farePerPassenger, offerPrice, toBoundFare, usd } from './offer-price.ts';
export { type SeatNeed, seatNeeds } from './seat-needs.ts';
