export { lowFaresQuery } from './search/low-fares-query.ts';
export { cheapestDates, dayPrice, isReturnDay, type FareRoute, type LowFareDay } from './search/low-fares.ts';
