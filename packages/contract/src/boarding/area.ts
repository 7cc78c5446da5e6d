/** What the reference says of the area. */
export const summary =
  'What people at a gate see of a flight and do about it: who checked in, who is on board, whose turn it is. For people of the airline with that role alone.';
