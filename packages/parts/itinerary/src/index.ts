export { aircraftName } from './aircraft-names.ts';
export { boundName } from './bound-name.ts';
export { fareFeatures } from './fare-features.ts';
export { spacedFlight, toFlightLegs } from './flight-legs.ts';
export {
  JourneySummary,
  type JourneySummaryProps,
  JourneyTimeline,
  type JourneyFlightsProps,
} from './JourneyFlights.tsx';
export { PriceBreakdown, type PriceBreakdownProps, usePriceTotal } from './PriceBreakdown.tsx';
