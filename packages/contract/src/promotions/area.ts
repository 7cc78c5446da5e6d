/** What the reference says of the area. */
export const summary =
  'Promotions: what a traveller may see of them and register for, and what the marketing managers of a region do with theirs.';
