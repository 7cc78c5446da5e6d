import type { TripOfferServices } from '../changes/offer-for-trip.ts';

/** What fares are watched with. */
export type FareWatchServices = TripOfferServices;
