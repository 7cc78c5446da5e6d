/** What the reference says of the area. */
export const summary =
  'What those who operate the product see of it and do about it: how it does, how far bookings come, what experiments show. For people of the airline with that role alone.';
