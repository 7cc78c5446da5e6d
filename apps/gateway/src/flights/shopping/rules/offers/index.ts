export type { OfferContent } from './offer-content.ts';
export { offerPrice, type PricedBound, usd } from './offer-price.ts';
export { type SeatNeed, seatNeeds } from './seat-needs.ts';
