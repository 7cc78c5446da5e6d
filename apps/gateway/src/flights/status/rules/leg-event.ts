/** Where an event of a leg was reported from: `import` is a schedule that no longer has it, `schedule` a message about one. */
export const eventSources = ['simulation', 'import', 'schedule', 'movement', 'feed'] as const;

export type EventSource = (typeof eventSources)[number];

/**
 * What can be reported of a leg. Instants are milliseconds since 1970 UTC; `null` withdraws what was reported before.
 *
 * The names are those of IATA movement messages in plain words: off block and take-off, touchdown and on block.
 */
export interface LegFacts {
  /** The times of the schedule, where it was changed for this day. */
  readonly scheduledDeparture?: number | null;
  readonly scheduledArrival?: number | null;
  readonly estimatedDeparture?: number | null;
  readonly estimatedArrival?: number | null;
  readonly boardingSince?: number | null;
  readonly offBlock?: number | null;
  readonly takeOff?: number | null;
  readonly touchdown?: number | null;
  readonly onBlock?: number | null;
  /** When more will be known. */
  readonly nextInformation?: number | null;
  readonly departureTerminal?: string | null;
  readonly departureGate?: string | null;
  readonly arrivalTerminal?: string | null;
  readonly arrivalGate?: string | null;
  readonly baggageBelt?: string | null;
  /** IATA aircraft type. */
  readonly aircraftType?: string | null;
  readonly registration?: string | null;
  /** IATA delay codes, the one that counts for most first. */
  readonly delayCodes?: readonly string[] | null;
  readonly isCancelled?: boolean | null;
  /** The station that the aircraft goes to instead. */
  readonly divertedTo?: string | null;
}

export type LegField = keyof LegFacts;

/** One report about one leg. Events are only ever added: a later one says what is true now. */
export interface LegEvent {
  /** As `DatedLeg` names it: '9Z1234-2026-11-22-DAL'. */
  readonly legId: string;
  /** When its sender said it, in milliseconds since 1970 UTC. */
  readonly saidAt: number;
  readonly source: EventSource;
  readonly facts: LegFacts;
}
