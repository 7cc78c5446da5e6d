/** What the reference says of the area. */
export const summary = 'Mails of what happens to flights: to the contacts of trips, and to who asks for one flight.';
