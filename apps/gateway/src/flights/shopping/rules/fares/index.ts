export { fareConditions } from './fare-conditions.ts';
export { type PricingContext, type ItineraryFares, itineraryFares } from './itinerary-fares.ts';
export { pointsEarned, pointsFor } from './points.ts';
export type { SeatCount } from './price-levels.ts';
export { aircraftSeats } from './aircraft-seats.ts';
export { exciseCode, lapInfantTaxes, lapInfantTaxesTotal, type Tax, ticketTaxes, ticketTaxesTotal } from './taxes.ts';
