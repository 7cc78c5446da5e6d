/**
 * The tag of journeys that only `npm run test:all` runs: what they find costs less than a wrong price, a lost seat or a page that
 * does not work in one of the browsers.
 */
export const longSet = '@long';
