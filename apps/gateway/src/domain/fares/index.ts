export { fareConditions } from './fare-conditions.ts';
export { type FareQuestion, type JourneyFares, journeyFares } from './journey-fares.ts';
export { pointsEarned, pointsFor } from './points.ts';
export type { SeatCount } from './price-levels.ts';
export { seatsOfLeg } from './seats-of-leg.ts';
export { lapInfantTaxes, type Tax, ticketTaxes, ticketTaxesTotal } from './taxes.ts';
