/**
 * Holds the airline's own designator, which stands in flight numbers, on tickets and in the `mktCarrierCode` of the stations
 * that it serves.
 *
 * Two signs that stand for a carrier without an assigned one: IATA assigns designators, and the assigned one goes here.
 *
 * Source: IATA Airline Coding Directory (designators of two signs, of which one may be a digit).
 *
 * @example
 * ```ts
 * import { carrierDesignator } from '@airline/reference-data/carrier';
 *
 * const flight = `${carrierDesignator} 1402`;
 * ```
 */
export const carrierDesignator = '9Z';
