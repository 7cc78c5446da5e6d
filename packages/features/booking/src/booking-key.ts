/** The key of the booking among the journeys that a browser keeps. */
export const bookingKey = 'booking';
