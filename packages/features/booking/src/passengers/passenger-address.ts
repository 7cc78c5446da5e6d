import { buildPath } from '@airline/links';

/** The query parameter that brings a person back to the review once the page is sent. */
export const returnToReview = 'review';

/** Gives the address of a passenger page; the query goes along. */
export function passengerHref(index: number, search = new URLSearchParams()): string {
  const path = buildPath('air-booking-passenger', { passenger: index });
  return search.has(returnToReview) ? `${path}?${returnToReview}=1` : path;
}

/** Gives the address of a passenger page from which one comes back to the review. */
export function passengerHrefFromReview(index: number): string {
  return passengerHref(index, new URLSearchParams({ [returnToReview]: '1' }));
}

/** The address of the extras from which one comes back to the review. */
export const extrasHrefFromReview = `${buildPath('air-booking-seats')}?${returnToReview}=1`;
