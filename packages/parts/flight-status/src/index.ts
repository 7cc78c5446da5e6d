export { flightHref } from './flight-href.ts';
export { LegStatusCard, type LegStatusCardProps } from './LegStatusCard.tsx';
export { parseFlightNumber } from './parse-flight-number.ts';
export { PhaseBadge } from './PhaseBadge.tsx';
export { flightStatusQuery, routeStatusQuery, type FlightQuestion, type RouteQuestion } from './status-queries.ts';
export { UpdatedNote, type UpdatedNoteProps } from './UpdatedNote.tsx';
export { useStatusWords } from './status-words.ts';
