export { type EventSource, eventSources, type LegEvent, type LegFacts } from './leg-event.ts';
export type { LegChange } from './leg-changes.ts';
export { foldEvents, sortReports } from './leg-state.ts';
export { type EndTimes, type LegStatus, statusOf } from './leg-status.ts';
export { matchMessages } from './messages/match-messages.ts';
export { formatMessageFault, type MessageFault } from './messages/message-fault.ts';
export { parseMessages } from './messages/parse-messages.ts';
export { simulateDay, type SimulatedLeg } from './simulation/simulate-day.ts';
export { listSimulatedEvents } from './simulation/simulated-events.ts';
