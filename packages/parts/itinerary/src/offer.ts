export { OfferTimeLeft } from './OfferTimeLeft.tsx';
export { renewOffer } from './renew-offer.ts';
export { useMinutesLeft } from './use-minutes-left.ts';
