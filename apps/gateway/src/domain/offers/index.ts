export { offerPrice, type PricedBound, usd } from './offer-price.ts';
export { createOfferTokens, type OfferContent, type OfferTokens } from './offer-token.ts';
export { type SeatNeed, seatNeeds } from './seat-needs.ts';
