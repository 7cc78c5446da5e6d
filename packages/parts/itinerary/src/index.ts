export { fareFeatures } from './fare-features.ts';
export { toFlightLegs } from './flight-legs.ts';
export { JourneySummary, JourneyTimeline, type JourneyFlightsProps } from './JourneyFlights.tsx';
export { placeName } from './places.ts';
export { PriceBreakdown, type PriceBreakdownProps, usePriceTotal } from './PriceBreakdown.tsx';
