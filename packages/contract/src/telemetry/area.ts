/** What the reference says of the area. */
export const summary =
  'What browsers tell of themselves: errors, steps of a booking, web vitals. Nothing about a person.';
