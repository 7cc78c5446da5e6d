/** What the reference says of the area. */
export const summary =
  'Where each flight is: what was planned, what is expected, what happened; and the feeds that say so.';
