import type { CalendarDate } from '../../../schedule/rules/index.ts';

/** Names a flight as a message does. */
export interface NamedFlight {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly operationalSuffix?: string;
}

/** A clock time of a message in UTC: minutes after midnight, with the day of the month where it is said. */
export interface ClockTime {
  readonly dayOfMonth?: number;
  readonly minutes: number;
}

/** What a movement message says; `null` withdraws it. */
export interface MovementElements {
  readonly offBlock?: ClockTime | null;
  readonly takeOff?: ClockTime;
  readonly touchdown?: ClockTime;
  readonly onBlock?: ClockTime;
  readonly estimatedDeparture?: ClockTime;
  readonly estimatedTakeOff?: ClockTime;
  readonly estimatedArrival?: ClockTime;
  readonly estimatedOnBlock?: ClockTime;
  /** The station of the estimated arrival. */
  readonly arrivalStation?: string;
  readonly nextInformation?: ClockTime;
  /** IATA delay codes, in the message's order. */
  readonly delayCodes?: readonly string[];
}

/** A movement or diversion message (IATA AHM 780). */
export interface MovementMessage {
  readonly kind: 'movement' | 'diversion';
  /** The line of its flight, counted from 1. */
  readonly line: number;
  /** When its sender's envelope says that it was sent: UTC, as day of the month and time. */
  readonly sentAt?: ClockTime;
  readonly flight: NamedFlight;
  /** The day of the month of the flight's scheduled departure, UTC. */
  readonly dayOfMonth: number;
  readonly registration?: string;
  /** Where it moved: the departure station of what leaves, the arrival station of what comes. */
  readonly station: string;
  readonly elements: MovementElements;
}

/** The changes of a schedule message that are taken. */
export const scheduleActions = ['CNL', 'RIN', 'TIM', 'EQT', 'CON'] as const;

export type ScheduleAction = (typeof scheduleActions)[number];

/** One leg's times as a schedule message states them, in minutes after midnight of the message's time mode. */
export interface StatedLeg {
  readonly from: string;
  readonly to: string;
  readonly departureTime: number;
  readonly arrivalTime: number;
}

/** One change of an ASM (a single day) or an SSM (a period) (IATA SSIM, chapters 4 and 5). */
export interface ScheduleMessage {
  readonly kind: 'schedule';
  readonly line: number;
  readonly sentAt?: ClockTime;
  readonly timeMode: 'utc' | 'local';
  readonly action: ScheduleAction;
  readonly flight: NamedFlight;
  readonly days: {
    readonly firstDate: CalendarDate;
    readonly lastDate: CalendarDate;
    /** As `LegPattern` has them: '1234567' is each day. */
    readonly daysOfOperation: string;
  };
  readonly legs: readonly StatedLeg[];
  readonly aircraftType?: string;
}

export type OperationalMessage = MovementMessage | ScheduleMessage;
