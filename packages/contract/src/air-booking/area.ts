/** What the reference says of the area. */
export const summary = 'Search flights, hold a price, book, and find a trip again.';
