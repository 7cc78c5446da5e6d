export type { FlightEnd, FlightLeg, FlightLegs, JourneySummary } from './flight.ts';
export { summarise } from './flight.ts';
export { FlightSummary, type FlightSummaryProps, type FlightSummaryTexts } from './FlightSummary.tsx';
export { FlightTimeline, type FlightTimelineProps, type FlightTimelineTexts } from './FlightTimeline.tsx';
