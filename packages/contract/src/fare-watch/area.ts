/** What the reference says of the area. */
export const summary = 'Watches of fares: who asked for it gets a mail when a trip or a search can be had for less.';
