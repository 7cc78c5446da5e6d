import { searchItineraries } from '@airline/contract';

/**
 * How the flights of a results' address are asked for before any script of the app runs: `{name|default}` stands for a
 * parameter of that address. It asks what `prefetchFlights` asks first.
 */
export const earlyItineraries =
  `${searchItineraries.path}?origin={from|}&destination={to|}&date={date|}` +
  '&adults={adults|1}&children={children|0}&lapInfants={infants|0}';
