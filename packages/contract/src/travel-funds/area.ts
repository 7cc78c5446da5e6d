/** What the reference says of the area. */
export const summary =
  'Travel funds: what is left of them, whose they are, and their transfer from one member to another.';
