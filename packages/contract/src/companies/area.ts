/** What the reference says of the area. */
export const summary =
  'Companies: their profile, people, departments, cost centres and change log, and how somebody joins.';
