/** What people call the aircraft of an IATA type code (IATA SSIM, appendix A). */
const names: ReadonlyMap<string, string> = new Map([
  ['318', 'Airbus A318'],
  ['319', 'Airbus A319'],
  ['320', 'Airbus A320'],
  ['321', 'Airbus A321'],
  ['32N', 'Airbus A320neo'],
  ['32Q', 'Airbus A321neo'],
  ['AT7', 'ATR 72'],
  ['221', 'Airbus A220-100'],
  ['223', 'Airbus A220-300'],
  ['73G', 'Boeing 737-700'],
  ['73W', 'Boeing 737-700'],
  ['738', 'Boeing 737-800'],
  ['73H', 'Boeing 737-800'],
  ['7M7', 'Boeing 737 MAX 7'],
  ['7M8', 'Boeing 737 MAX 8'],
  ['7M9', 'Boeing 737 MAX 9'],
  ['E75', 'Embraer 175'],
  ['E90', 'Embraer 190'],
]);

/**
 * Gives the name of an aircraft by its IATA type code; the code itself where it has none here.
 *
 * @example
 * ```ts
 * import { aircraftName } from '@airline/itinerary';
 *
 * console.log(aircraftName('7M8')); // Boeing 737 MAX 8
 * ```
 */
export function aircraftName(code: string): string {
  return names.get(code) ?? code;
}
