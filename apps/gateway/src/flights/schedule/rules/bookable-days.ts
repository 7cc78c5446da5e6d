/** How many days ahead anything is sold, today counted. */
export const BOOKABLE_DAYS = 330;
