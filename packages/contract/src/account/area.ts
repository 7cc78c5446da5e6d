/** What the reference says of the area. */
export const summary =
  'What belongs to the person who is logged in: password, e-mail, second factors, consents, trips, points.';
